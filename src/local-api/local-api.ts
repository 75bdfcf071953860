import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Persona, Sandbox, TownSandbox } from '../sandbox';
import { checkSender } from './check-sender';
import type { Env } from './env';
import { fail } from './errors';
import { graphqlRoute } from './graphql-route';
import { createIdentity } from './identity/identity';
import { identifyCaller } from './identity/identify-caller';
import { identityRoutes } from './identity/identity-routes';
import { limitBody } from './limit-body';
import type { McpHandler } from './mcp-route';
import { mcpRoute } from './mcp-route';
import { pageRoutes } from './page-routes';
import { countRequests } from './count-requests';
import { createCounter } from './rate-limits/create-counter';
import { uploadRoutes } from './uploads/upload-routes';
import { createUploads } from './uploads/uploads';
import { webhookRoutes } from './webhooks/webhook-routes';

export interface LocalApiSettings {
  /** Names of hosts besides `localhost`, for the server and for pages that call it. */
  readonly allowedHosts?: readonly string[];
  /** Whether too many requests in a minute are refused, as on the platform. */
  readonly rateLimit?: boolean;
  /** How long access tokens are valid, in seconds; 15 minutes unless told otherwise. */
  readonly tokenLifetime?: number;
  /** The present moment in milliseconds. */
  readonly now?: () => number;
  /** Receiver of integration events; without one, none are sent. */
  readonly webhook?: URL;
  /** Loads what answers coding agents at `/mcp`; without it, nothing does. */
  readonly loadMcp?: () => Promise<McpHandler>;
}

/**
 * A server of a sandbox for front ends on this machine: `/graphql` answers, `POST /reset` resets the
 * data, `/` explains. The access token of a request chooses its caller; without one it is
 * `anonymous`.
 */
export function createLocalApi(
  sandbox: Sandbox | TownSandbox,
  anonymous: Persona,
  settings: LocalApiSettings = {},
): Hono<Env> {
  const { allowedHosts, rateLimit = true, tokenLifetime, now = Date.now, webhook } = settings;
  const counter = createCounter(now);
  const uploads = createUploads(now);
  const identity = createIdentity(sandbox, tokenLifetime);

  const app = new Hono<Env>().onError(fail);
  // Agents are on this machine: it allows no other host, and no page.
  if (settings.loadMcp) app.all('/mcp', mcpRoute(settings.loadMcp));
  app.use(checkSender(allowedHosts)).route('/', identityRoutes(identity));
  app.use(shareAnswers()).use(limitBody()).route('/', webhookRoutes(sandbox, webhook));
  app.route('/', uploadRoutes(uploads));
  app.post('/reset', (c) => {
    sandbox.reset();
    identity.reset();
    counter.reset();
    uploads.clear();
    return c.body(null, 204);
  });
  app.use('/graphql', nameAnswers());
  // It is about our API; a model of another has no page.
  if ('world' in sandbox) app.route('/', pageRoutes(webhook));
  app.use('/graphql', identifyCaller(identity, anonymous));
  if (rateLimit) app.use('/graphql', countRequests(counter));
  return app.all('/graphql', graphqlRoute(sandbox, uploads));
}

/** Lets pages send what the platform takes and read what it answers, once their origin is checked. */
function shareAnswers(): MiddlewareHandler {
  const share = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept', 'Accept-Language'],
    exposeHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'],
  });
  // Programs send no origin, and needn't wait for headers that only browsers read.
  return (c, next) =>
    c.req.method === 'OPTIONS' || c.req.header('origin') !== undefined ? share(c, next) : next();
}

/** Gives each answer of the API an identifier, which a report can quote. */
function nameAnswers(): MiddlewareHandler {
  return (c, next) => {
    c.header('X-Request-Id', randomUUID());
    return next();
  };
}
