import type { Plugin } from 'graphql-yoga';
import { startPage } from './start-page';

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** What the server has beside the GraphQL endpoint; `reset` forgets what all of its parts remember. */
export function useRoutes(reset: () => void, webhook?: URL): Plugin {
  return {
    onRequest: (event) => {
      const { request, url, fetchAPI } = event;
      if (request.method === 'POST' && url.pathname === '/reset') {
        reset();
        event.endResponse(new fetchAPI.Response(null, { status: 204 }));
      }
      if (request.method === 'GET' && isStartPage(request, url))
        event.endResponse(
          new fetchAPI.Response(startPage(url.origin, webhook), { headers: pageHeaders }),
        );
    },
  };
}

/** A browser that opens the endpoint without a request gets the explanation too. */
function isStartPage({ headers }: Request, { pathname, searchParams }: URL): boolean {
  if (pathname === '/') return true;
  const wantsPage = headers.get('accept')?.includes('text/html') ?? false;
  return pathname === '/graphql' && wantsPage && !searchParams.has('query');
}
