import type { McpServer } from '@modelcontextprotocol/server';
import { createServer } from '../../mcp/create-server';
import { createTools } from '../../mcp/create-tools';
import { createWorkerRunner } from '../../mcp/run/create-worker-runner';
import { sourceWorker } from '../../mcp/run/source-worker';
import type { HttpHandler } from '../../mcp/serve-http';
import { createHttpHandler } from '../../mcp/serve-http';
import { createSite } from '../../mcp/site';
import { readSiteData } from './read-site-data';

/**
 * Serves the site, as its sources are at the first request, over HTTP.
 *
 * @param schema file or glob of another schema's SDL.
 */
export function createSourceHandler(schema?: string): HttpHandler {
  let makeServer: Promise<() => McpServer> | undefined;
  return createHttpHandler(async () => {
    // Sources that could not be read are read again: somebody may have fixed them.
    makeServer ??= readServer(schema).catch((error: unknown) => {
      makeServer = undefined;
      throw error;
    });
    return (await makeServer)();
  });
}

async function readServer(schema: string | undefined): Promise<() => McpServer> {
  const data = await readSiteData(schema);
  const site = createSite(data);
  const tools = createTools(
    site,
    createWorkerRunner({ module: sourceWorker, sdl: data.sdl, town: data.town }),
  );
  return () => createServer(site, tools);
}
