import { pathToFileURL } from 'node:url';
import type { McpServer } from '@modelcontextprotocol/server';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { SiteOptions } from '../../content/read-reference';
import {
  createServer,
  createSite,
  createTools,
  createWorkerRunner,
  sourceWorker,
} from 'graphql-docs-mcp';
import type { ModelOption } from 'graphql-docs-reference/options';
import { modelModule } from '../model-module';
import { readSiteData } from './read-site-data';

/**
 * Serves the site, as its sources are at the first request, over HTTP. Whoever calls it has checked
 * `Host` and `Origin`, because a page of another site could have a browser send requests.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#security-warning
 */
export function createSourceHandler(options: SiteOptions): (request: Request) => Promise<Response> {
  let makeServer: Promise<() => McpServer> | undefined;
  const handler = createMcpHandler(async () => {
    // Sources that could not be read are read again: somebody may have fixed them.
    makeServer ??= readServer(options).catch((error: unknown) => {
      makeServer = undefined;
      throw error;
    });
    return (await makeServer)();
  });
  return (request) => handler.fetch(request);
}

async function readServer(options: SiteOptions): Promise<() => McpServer> {
  const data = await readSiteData(options);
  const site = createSite(data);
  const { sdl, rows } = data;
  const model = sourceModel(options.model);
  const tools = createTools(
    site,
    createWorkerRunner({ module: sourceWorker, model: model.href, sdl, rows }),
  );
  return () => createServer(site, tools);
}

/** Module of what answers documents, for a program that runs from the sources. */
export function sourceModel(model: ModelOption | undefined): URL {
  return pathToFileURL(modelModule('.', model));
}
