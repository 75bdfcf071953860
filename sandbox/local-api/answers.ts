import type { HttpBindings } from '@hono/node-server';
import { GraphQLError } from 'graphql';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from 'hono';
import type { Condition } from 'graphql-docs-reference/options';
import type { Caller } from '..';
import type { Standing } from './rate-limits';

/** What the parts of the server say to each other about a request. */
export interface Env {
  /** Those of Node; a test that sends no HTTP has none. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    readonly caller: Caller;
    /** Absent where requests aren't counted. */
    readonly standing?: Standing;
    /** Absent where the request is answered as usual. */
    readonly under?: Condition;
  };
}

/** Header by which a client names a condition. */
export const conditionHeader = 'X-Condition';

/** Answers a fault of a request to which there is no GraphQL response. */
export function refuse(c: Context, status: ContentfulStatusCode, message: string): Response {
  return c.json({ errors: [badRequest(message)] }, status);
}

/** The same, as a GraphQL error. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

/** A fault of the server itself, about which a client learns nothing. */
export function fail(error: unknown, c: Context): Response {
  console.error(error);
  const message = 'The API failed and has recorded the failure.';
  return c.json({ errors: [{ message, extensions: { code: 'INTERNAL' } }] }, 500);
}

/** Forgets the oldest entries until at most `most` are left, so that nothing grows without an end. */
export function keepLast(most: number, entries: Map<string, unknown>): void {
  for (const key of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(key);
  }
}
