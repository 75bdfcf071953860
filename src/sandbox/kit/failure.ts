import { GraphQLError } from 'graphql';

/** Values of `ErrorCode` in the schema. */
export type FailureCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'VALIDATION_FAILED'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'INTERNAL';

interface Details {
  /** Path of the argument that is not accepted, with `VALIDATION_FAILED`. */
  readonly field?: string;
  /** Seconds to wait, with `RATE_LIMITED`; 0 where waiting does not help. */
  readonly retryAfter?: number;
}

/** An error as the platform answers it, to be thrown by a resolver. */
export function failure(code: FailureCode, message: string, details: Details = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** What a reader may not see and what is not there are answered alike. */
export function notFound(what: string): GraphQLError {
  return failure('NOT_FOUND', `There is no ${what} that you can read.`);
}

export function invalid(field: string, message: string): GraphQLError {
  return failure('VALIDATION_FAILED', message, { field });
}
