import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Env } from './env';
import { startPage } from './start-page';

const contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** The page that explains the server; a browser that opens the endpoint without a request gets it too. */
export function pageRoutes(webhook?: URL): Hono<Env> {
  const show = (c: Context<Env>): Response => {
    c.header('Content-Security-Policy', contentSecurityPolicy);
    return c.html(startPage(new URL(c.req.url).origin, webhook));
  };
  return new Hono<Env>()
    .get('/', show)
    .get('/graphql', (c, next) => (wantsPage(c) ? Promise.resolve(show(c)) : next()));
}

function wantsPage({ req }: Context<Env>): boolean {
  const accepts = req.header('accept')?.includes('text/html') ?? false;
  return accepts && req.query('query') === undefined;
}
