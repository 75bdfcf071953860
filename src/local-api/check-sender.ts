import type { MiddlewareHandler } from 'hono';
import { product } from '../product';
import { refuse } from './errors';

/** Names of this machine. */
const local = ['localhost', '127.0.0.1', '[::1]'];

/** The playground of the published site. */
const site = new URL(product.urls.site).origin;

/**
 * Refuses what a page of another site has a browser send, also under a name that leads here: the
 * server has no passwords, and its data is for whoever works on this machine.
 *
 * @param allowed Names of hosts besides `localhost`, for the server and for pages that call it.
 */
export function checkSender(allowed: readonly string[] = []): MiddlewareHandler {
  const names = new Set([...local, ...allowed]);
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (!names.has(hostname)) return refuse(c, 403, unexpected('Host', hostname, hostname));
    const origin = c.req.header('origin');
    if (origin === undefined || origin === site) return next();
    const sender = URL.canParse(origin) ? new URL(origin).hostname : undefined;
    if (sender !== undefined && names.has(sender)) return next();
    return refuse(c, 403, unexpected('Origin', origin, sender));
  };
}

function unexpected(header: string, value: string, hostname: string | undefined): string {
  const problem = `Unexpected ${header} "${value}", expected localhost.`;
  if (!hostname) return problem;
  return `${problem} To allow it, start the local API with --allow-host ${hostname}.`;
}
