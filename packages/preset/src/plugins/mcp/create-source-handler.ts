import type { McpServer } from '@modelcontextprotocol/server';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { serverOf, sourceWorker } from 'graphql-docs-mcp';
import { onceResolved } from 'graphql-docs-reference/calls';
import type { SiteOptions } from '../../content/read-reference';
import { readSiteData, sourceModel } from './make-site-data';

/**
 * Serves the site, as its sources are at the first request, over HTTP. Whoever calls it has checked
 * `Host` and `Origin`, because a page of another site could have a browser send requests.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#security-warning
 */
export function createSourceHandler(options: SiteOptions): (request: Request) => Promise<Response> {
  // Sources that could not be read are read again: somebody may have fixed them.
  const read = onceResolved(() => readServer(options));
  const handler = createMcpHandler(async () => (await read())());
  return (request) => handler.fetch(request);
}

async function readServer(options: SiteOptions): Promise<() => McpServer> {
  return serverOf(await readSiteData(options), sourceWorker, sourceModel(options.model));
}
