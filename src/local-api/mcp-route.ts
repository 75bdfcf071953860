import type { Handler } from 'hono';

/** Answers a request of the Model Context Protocol. */
export type McpHandler = (request: Request) => Promise<Response>;

/**
 * Serves the documentation to coding agents. What that takes is loaded with the first request, since
 * most who start the server send none.
 */
export function mcpRoute(load: () => Promise<McpHandler>): Handler {
  let handler: Promise<McpHandler> | undefined;
  return async ({ req }) => {
    handler ??= load();
    const answer = await handler;
    return answer(req.raw);
  };
}
