import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import type { Identity } from './identity';
import { isIdentityPath } from './paths';

interface NodeContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/**
 * Lets people sign in, and puts the sandbox's token of the same person in the place of an access
 * token that came of it, so that no other part of the server needs to know of it.
 */
export function useIdentity(identity: Identity): Plugin {
  return {
    onRequest: async (event) => {
      const { request, url, serverContext, fetchAPI } = event;
      if (isIdentityPath(url.pathname) && isNodeContext(serverContext)) {
        const { req, res } = serverContext;
        await identity.answer(`http://localhost:${req.socket.localPort ?? url.port}`, req, res);
        // The provider has sent its own answer, after which this one is left out.
        event.endResponse(new fetchAPI.Response(null));
        return;
      }
      const [, accessToken] =
        /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
      const bearer = accessToken && (await identity.bearerOf(accessToken));
      if (!bearer) return;
      const headers = new Headers(request.headers);
      headers.delete('authorization');
      if (bearer.sandboxToken) headers.set('authorization', `Bearer ${bearer.sandboxToken}`);
      event.setRequest(new fetchAPI.Request(request, { headers }));
    },
  };
}

function isNodeContext(context: object | undefined): context is NodeContext {
  return context !== undefined && 'req' in context && 'res' in context;
}
