import type { YogaServerInstance } from 'graphql-yoga';
import { createYoga } from 'graphql-yoga';
import type { Persona, Sandbox } from '../sandbox';
import { useSandbox } from './use-sandbox';
import { maskError } from './errors';
import { useRoutes } from './use-routes';

/** One file of 10 MiB, which is what the platform takes, and the request around it. */
const maxRequestBodySize = 11 * 1024 * 1024;

/**
 * A server of a sandbox as the GraphQL-over-HTTP specification has it, for front ends of any
 * origin: `/graphql` answers, `POST /reset` begins anew, `/` explains. The access token of a
 * request chooses its caller; without one it is `anonymous`.
 *
 * @see https://graphql.github.io/graphql-over-http/draft/
 */
export function createLocalApi(
  sandbox: Sandbox,
  anonymous: Persona,
): YogaServerInstance<object, object> {
  return createYoga({
    // Node's own, whose files the sandbox takes.
    fetchAPI: { Request, Response },
    cors: { origin: '*', credentials: false },
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { maskError },
    maxRequestBodySize,
    plugins: [useRoutes(sandbox), useSandbox(sandbox, anonymous)],
  });
}
