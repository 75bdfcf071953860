import { documentedApi } from '../documented-api';
import { readSiteData, sourceModel } from 'docusaurus-preset-graphql-docs/plugins';
import { serveStdio, sourceWorker } from 'graphql-docs-mcp';
import { runScript } from './run-script';

/** Serves the documentation, as the sources have it, to a coding agent that starts this program. */
async function main(): Promise<void> {
  const documented = documentedApi();
  serveStdio(await readSiteData(documented), sourceWorker, sourceModel(documented.model));
}

void runScript(main, {
  command: 'npx tsx scripts/mcp.ts',
  does: 'Serves the documentation, as the sources have it, to a coding agent that speaks MCP over stdio.',
  example: 'npx tsx scripts/mcp.ts, as the command of a server in the settings of an agent',
});
