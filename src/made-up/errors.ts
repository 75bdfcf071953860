import { GraphQLError } from 'graphql';

export function notFound(what: string): GraphQLError {
  const message = `There is no ${what} with these arguments.`;
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } });
}

export function invalid(field: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'VALIDATION_FAILED', field } });
}

export function full(capacity: number): GraphQLError {
  const message = `The sandbox is full: it holds ${capacity} changes. Reset it to make changes again.`;
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter: 0 } });
}
