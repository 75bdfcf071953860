import type { McpServer } from '@modelcontextprotocol/server';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';

export type HttpHandler = (request: Request) => Promise<Response>;

/**
 * Answers requests of this machine. A page of another site could have a browser send some, also
 * under a name that leads here, so a foreign `Origin` or `Host` is refused before all else.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#security-warning
 */
export function createHttpHandler(createServer: () => Promise<McpServer>): HttpHandler {
  const handler = createMcpHandler(createServer);
  return async (request) =>
    hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
    originValidationResponse(request, localhostAllowedOrigins()) ??
    handler.fetch(request);
}
