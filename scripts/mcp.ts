import { readSiteData } from '../src/plugins/mcp/read-site-data';
import { sourceWorker } from '../src/mcp/run/source-worker';
import { serveStdio } from '../src/mcp/serve-stdio';

/** Serves the documentation, as the sources have it, to a coding agent that starts this program. */
async function main(): Promise<void> {
  const data = await readSiteData(process.env['SCHEMA']);
  serveStdio(data, sourceWorker);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
