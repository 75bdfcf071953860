import type { McpServer } from '@modelcontextprotocol/server';
import { createServer } from '../../mcp/create-server';
import { createTools } from '../../mcp/create-tools';
import { createWorkerRunner } from '../../mcp/run/create-worker-runner';
import { sourceWorker } from '../../mcp/run/source-worker';
import type { HttpHandler } from '../../mcp/serve-http';
import { createHttpHandler } from '../../mcp/serve-http';
import { createSite } from '../../mcp/site';
import { readSiteData } from './read-site-data';

/** Serves the site, as its sources are at the first request, over HTTP. */
export function createSourceHandler(): HttpHandler {
  let makeServer: Promise<() => McpServer> | undefined;
  return createHttpHandler(async () => {
    // Sources that could not be read are read again: somebody may have fixed them.
    makeServer ??= readServer().catch((error: unknown) => {
      makeServer = undefined;
      throw error;
    });
    return (await makeServer)();
  });
}

async function readServer(): Promise<() => McpServer> {
  const data = await readSiteData();
  const site = createSite(data);
  const tools = createTools(site, createWorkerRunner({ module: sourceWorker, model: data }));
  return () => createServer(site, tools);
}
