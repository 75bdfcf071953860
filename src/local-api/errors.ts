import { GraphQLError } from 'graphql';

/** A fault of the request to which there is no GraphQL response. */
export function httpError(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): GraphQLError {
  const http = { status, headers };
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http } });
}

/** What a client may read of something thrown outside of an execution. */
export function maskError(error: unknown): GraphQLError {
  if (error instanceof SyntaxError) return httpError(400, `Unexpected JSON: ${error.message}`);
  if (error instanceof GraphQLError)
    return error.extensions.http ? error : httpError(400, error.message);
  console.error(error);
  return new GraphQLError('The platform failed and has recorded the failure.', {
    extensions: { code: 'INTERNAL', http: { status: 500 } },
  });
}
