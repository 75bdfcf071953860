import type { YogaServerInstance } from 'graphql-yoga';
import { createYoga } from 'graphql-yoga';
import type { Persona, Sandbox } from '../sandbox';
import { callerFrom, useSandbox } from './use-sandbox';
import { maskError } from './errors';
import { createIdentity } from './identity/identity';
import { useIdentity } from './identity/use-identity';
import { createCounter } from './rate-limits/create-counter';
import { useRateLimits } from './rate-limits/use-rate-limits';
import type { McpHandler } from './use-mcp';
import { mcpPath, useMcp } from './use-mcp';
import { useRequestId } from './use-request-id';
import { createUploads } from './uploads/uploads';
import { useUploads } from './uploads/use-uploads';
import { useRoutes } from './use-routes';
import { useWebhooks } from './webhooks/use-webhooks';

/** One file of 10 MiB, which is what the platform takes, and the request around it. */
const maxRequestBodySize = 11 * 1024 * 1024;

/** What the platform lets front ends of any origin send and read. */
const cors = {
  origin: '*',
  credentials: false,
  allowedHeaders: ['Authorization', 'Content-Type', 'Accept', 'Accept-Language'],
  exposedHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'],
};

export interface LocalApiSettings {
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
 * A server of a sandbox as the GraphQL-over-HTTP specification has it, for front ends of any
 * origin: `/graphql` answers, `POST /reset` resets the data, `/` explains. The access token of a
 * request chooses its caller; without one it is `anonymous`.
 *
 * @see https://graphql.github.io/graphql-over-http/draft/
 */
export function createLocalApi(
  sandbox: Sandbox,
  anonymous: Persona,
  { rateLimit = true, tokenLifetime, now = Date.now, webhook, loadMcp }: LocalApiSettings = {},
): YogaServerInstance<object, object> {
  const counter = createCounter(now);
  const uploads = createUploads(now);
  const identity = createIdentity(sandbox, tokenLifetime);
  const reset = (): void => {
    sandbox.reset();
    identity.reset();
    counter.reset();
    uploads.clear();
  };
  return createYoga({
    // Node's own, whose files the sandbox takes.
    fetchAPI: { Request, Response },
    // Pages of other origins may use the API, and not the server for agents on this machine.
    cors: ({ url }) => (new URL(url).pathname === mcpPath ? false : cors),
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { maskError },
    maxRequestBodySize,
    plugins: [
      useRequestId(),
      useIdentity(identity),
      loadMcp !== undefined && useMcp(loadMcp),
      useRoutes(reset, webhook),
      useUploads(uploads),
      rateLimit && useRateLimits(counter, (headers) => callerFrom(headers, anonymous)),
      useWebhooks(sandbox, webhook),
      useSandbox(sandbox, anonymous, uploads),
    ],
  });
}
