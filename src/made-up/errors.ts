import { GraphQLError } from 'graphql';

export function notFound(what: string): GraphQLError {
  const message = `There is no ${what} with these arguments.`;
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } });
}

export function invalid(field: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'VALIDATION_FAILED', field } });
}
