import type { Plugin } from 'graphql-yoga';

/** Answers a request of the Model Context Protocol. */
export type McpHandler = (request: Request) => Promise<Response>;

export const mcpPath = '/mcp';

/**
 * Serves the documentation to coding agents. What that takes is loaded with the first request, since
 * most who start the server send none.
 */
export function useMcp(load: () => Promise<McpHandler>): Plugin {
  let handler: Promise<McpHandler> | undefined;
  return {
    onRequest: async (event) => {
      const { request, url } = event;
      if (url.pathname !== mcpPath) return;
      handler ??= load();
      const answer = await handler;
      event.endResponse(await answer(request));
    },
  };
}
