import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { once } from 'graphql-docs-reference/calls';
import type { Model } from 'graphql-docs-reference/options';
import { conditions, isCondition } from 'graphql-docs-model';
import type { Persona, TownSandbox } from '..';
import { callerOf, expiredToken, guestPersona } from '..';
import { product } from '../../src/product';
import type { Env } from './answers';
import { conditionHeader, fail, refuse } from './answers';
import { graphqlRoute } from './graphql-route';
import { guard } from './guard';
import { createIdentity, identifyCaller, identityRoutes } from './identity/identity';
import { pageHeaders } from './html-page';
import { startPage } from './pages';
import type { Counter } from './rate-limits';
import {
  addressPolicy,
  createCounter,
  overQuota,
  rateLimitHeaders,
  userPolicy,
} from './rate-limits';
import { createUploads, uploadRoutes } from './uploads/uploads';
import { webhookRoutes } from './webhooks/webhooks';

export interface LocalApiSettings {
  /** Whom a request without an access token comes from; the guest unless told otherwise. */
  readonly anonymous?: Persona;
  /** Names of hosts besides `localhost`, for the server and for pages that call it. */
  readonly allowedHosts?: readonly string[];
  /** Whether too many requests in a minute are refused, as on the platform. */
  readonly rateLimit?: boolean;
  /** How long access tokens are valid, in seconds; 15 minutes unless told otherwise. */
  readonly tokenLifetime?: number;
  /** Milliseconds since any moment, which tell when a count of requests starts anew. */
  readonly elapsed?: () => number;
  /** Receiver of integration events; without one, none are sent. */
  readonly webhook?: URL;
  /** Loads what answers coding agents at `/mcp`; without it, nothing does. */
  readonly loadMcp?: () => Promise<(request: Request) => Promise<Response>>;
}

/**
 * A server of a sandbox for front ends on this machine: `/graphql` answers, `POST /reset` resets the
 * data, `/` explains. The access token of a request chooses its caller; without one it is
 * `anonymous`.
 */
export function createLocalApi(
  sandbox: Model | TownSandbox,
  settings: LocalApiSettings = {},
): Hono<Env> {
  const { anonymous = guestPersona, rateLimit = true } = settings;
  const counter = createCounter(settings.elapsed ?? (() => performance.now()));
  const uploads = createUploads();
  const identity = createIdentity(sandbox, settings.tokenLifetime);

  const app = new Hono<Env>().onError(fail);
  app.use('/graphql', (c, next) => {
    // A report can quote it.
    c.header('X-Request-Id', randomUUID());
    return next();
  });
  app.use(guard(product.urls.site, settings.allowedHosts));
  if (settings.loadMcp) app.all('/mcp', mcpRoute(settings.loadMcp));
  app.route('/', identityRoutes(identity));
  app.use(shareAnswers()).route('/', webhookRoutes(sandbox, settings.webhook));
  app.route('/', uploadRoutes(uploads));
  app.post('/reset', (c) => {
    sandbox.reset();
    identity.reset();
    counter.reset();
    uploads.clear();
    return c.body(null, 204);
  });
  // It is about our API; a model of another has no page.
  if ('world' in sandbox) app.route('/', pageRoutes(settings));
  app.use('/graphql', identifyCaller(identity, anonymous));
  app.use('/graphql', applyCondition(), countRequests(rateLimit ? counter : undefined));
  return app.all('/graphql', graphqlRoute(sandbox, uploads));
}

/**
 * Serves the documentation to coding agents. What that takes is loaded with the first request, since
 * most who start the server send none.
 */
function mcpRoute(load: NonNullable<LocalApiSettings['loadMcp']>): Handler {
  const loadOnce = once(load);
  return async ({ req }) => {
    const answer = await loadOnce();
    return answer(req.raw);
  };
}

/** Lets pages send what the platform takes and read what it answers, once their origin is checked. */
function shareAnswers(): MiddlewareHandler {
  const share = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept', 'Accept-Language', conditionHeader],
    exposeHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'],
  });
  // Programs send no origin, and needn't wait for headers that only browsers read.
  return (c, next) =>
    c.req.method === 'OPTIONS' || c.req.header('origin') !== undefined ? share(c, next) : next();
}

/** The page that explains the server; a browser that opens the endpoint without a request gets it too. */
function pageRoutes(settings: LocalApiSettings): Hono<Env> {
  const show = (c: Context<Env>): Response =>
    c.body(startPage(new URL(c.req.url).origin, settings), 200, pageHeaders);
  return new Hono<Env>().get('/', show).get('/graphql', (c, next) => {
    const wantsPage = c.req.header('accept')?.includes('text/html');
    return wantsPage && c.req.query('query') === undefined ? Promise.resolve(show(c)) : next();
  });
}

/** Reads the condition under which a client wants a request to be answered. */
function applyCondition(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const under = c.req.header(conditionHeader);
    if (under === undefined) return next();
    if (!isCondition(under)) {
      const expected = Object.keys(conditions).join(', ');
      return refuse(c, 400, `Unexpected ${conditionHeader} "${under}", expected ${expected}.`);
    }
    c.set('under', under);
    if (under === 'expired-token') c.set('caller', callerOf(`Bearer ${expiredToken}`));
    return next();
  };
}

/**
 * Counts the requests of each user, and of everybody without a valid token together, and gives
 * every answer the headers of its count. Whoever answers refuses what is over the quota.
 *
 * @param counter - Absent where there is no limit, unless a client wants to reach one.
 */
function countRequests(counter: Counter | undefined): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { under, caller } = c.var;
    const { userId = 'address' } = caller;
    const policy = caller.userId === undefined ? addressPolicy : userPolicy;
    const standing = under === 'limit' ? overQuota(policy) : counter?.count(userId, policy);
    if (standing) {
      c.set('standing', standing);
      for (const [name, value] of Object.entries(rateLimitHeaders(standing))) c.header(name, value);
    }
    await next();
  };
}
