import { GraphQLError } from 'graphql';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
  const message = 'The platform failed and has recorded the failure.';
  return c.json({ errors: [{ message, extensions: { code: 'INTERNAL' } }] }, 500);
}
