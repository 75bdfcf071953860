import { documentedApi } from '../documented-api';
import { readSiteData, sourceModel } from 'docusaurus-preset-graphql-docs/plugins';
import { serveStdio, sourceWorker } from 'graphql-docs-mcp';

/** Serves the documentation, as the sources have it, to a coding agent that starts this program. */
async function main(): Promise<void> {
  const documented = documentedApi();
  serveStdio(await readSiteData(documented), sourceWorker, sourceModel(documented.model));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
