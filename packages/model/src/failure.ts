import { GraphQLError } from 'graphql';

/** Codes of the errors that the engine itself answers, in `extensions.code`. */
type EngineCode = 'VALIDATION_FAILED' | 'NOT_FOUND' | 'RATE_LIMITED' | 'MODEL_LIMIT' | 'INTERNAL';

/** What an API calls them, where it calls them otherwise. */
export type ErrorCodes = Readonly<Partial<Record<EngineCode, string>>>;

interface Details {
  /** Path of the argument that is not accepted, with `VALIDATION_FAILED`. */
  readonly field?: string;
  /** Seconds to wait, with `RATE_LIMITED`; 0 where waiting does not help. */
  readonly retryAfter?: number;
  /** Cause of the error, where a code has several. */
  readonly reason?: string;
}

/** An error as the API answers it, to be thrown by a resolver. */
export function failure(code: string, message: string, details: Details = {}): GraphQLError {
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

/** All that an answer says of a fault of the API. */
export const faultMessage = 'The API failed and has recorded the failure.';

/**
 * An error of an execution, as the API answers it. What no resolver meant to throw is a fault
 * of the API, about which the answer says nothing; `originalError` tells developers more.
 */
export function withCode(error: GraphQLError): GraphQLError {
  if (error.extensions['code'] !== undefined) return error;
  if (error.path === undefined) return invalidRequest(error);
  const { originalError } = error;
  const isArgument = originalError instanceof GraphQLError && originalError.nodes !== undefined;
  if (isArgument) return recode(error, 'VALIDATION_FAILED', error.message);
  return recode(error, 'INTERNAL', faultMessage);
}

/** The error with the code that an API has for it. */
export function renamed(error: GraphQLError, codes: ErrorCodes): GraphQLError {
  const { code } = error.extensions;
  const name = Object.entries(codes).find(([own]) => own === code)?.[1];
  return name === undefined ? error : recode(error, name, error.message, error.extensions);
}

function recode(
  error: GraphQLError,
  code: string,
  message: string,
  details: object = {},
): GraphQLError {
  const { nodes, source, positions, path, originalError } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { ...details, code },
  });
}
