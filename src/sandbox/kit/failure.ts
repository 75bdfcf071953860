import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../types/schema';

interface Details {
  /** Path of the argument that is not accepted, with `VALIDATION_FAILED`. */
  readonly field?: string;
  /** Seconds to wait, with `RATE_LIMITED`; 0 where waiting does not help. */
  readonly retryAfter?: number;
}

/** An error as the platform answers it, to be thrown by a resolver. */
export function failure(code: ErrorCode, message: string, details: Details = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** What a reader may not see and what is not there are answered alike. */
export function notFound(what: string): GraphQLError {
  return failure('NOT_FOUND', `There is no ${what} that you can read.`);
}

export function invalid(field: string, message: string): GraphQLError {
  return failure('VALIDATION_FAILED', message, { field });
}

/** An error of a request of which nothing has run: its document or its variables are wrong. */
export function invalidRequest(error: GraphQLError | string): GraphQLError {
  const fault = typeof error === 'string' ? new GraphQLError(error) : error;
  return recode(fault, 'VALIDATION_FAILED', fault.message);
}

/**
 * An error of an execution, as the platform answers it. What no resolver meant to throw is a fault
 * of the platform, about which the answer says nothing; `originalError` tells developers more.
 */
export function withCode(error: GraphQLError): GraphQLError {
  if (error.extensions['code'] !== undefined) return error;
  if (error.path === undefined) return invalidRequest(error);
  const { originalError } = error;
  const isArgument = originalError instanceof GraphQLError && originalError.nodes !== undefined;
  if (isArgument) return recode(error, 'VALIDATION_FAILED', error.message);
  return recode(error, 'INTERNAL', 'The platform failed and has recorded the failure.');
}

function recode(error: GraphQLError, code: ErrorCode, message: string): GraphQLError {
  const { nodes, source, positions, path, originalError } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { code },
  });
}
