import { randomUUID } from 'node:crypto';
import type { Plugin } from 'graphql-yoga';

/** Gives each answer of `/graphql` an identifier, which a report can quote. */
export function useRequestId(): Plugin {
  return {
    onResponse: ({ request, response }) => {
      if (new URL(request.url).pathname === '/graphql')
        response.headers.set('X-Request-Id', randomUUID());
    },
  };
}
