import type { ExecutionResult } from 'graphql';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { Caller, Persona, Sandbox, SandboxRequest } from '../sandbox';
import { callerOf } from '../sandbox';
import { httpError } from './errors';
import type { Uploads } from './uploads/uploads';

/** Lets the sandbox answer, which parses, validates and limits by itself. */
export function useSandbox(sandbox: Sandbox, anonymous: Persona, uploads: Uploads): Plugin {
  return {
    onParams: ({ params, request, setParamsHandler }) => {
      const document = documentOf(params);
      if (request.method === 'GET' && isMutation(document))
        throw httpError(405, 'Unexpected mutation with GET, expected POST.', { Allow: 'POST' });
      const sender = senderOf(request.headers, anonymous);
      const { variables } = params;
      const service = uploads.at(new URL(request.url).origin);
      setParamsHandler(async () => {
        const result = await sandbox.run({ ...document, ...sender, variables, uploads: service });
        logFaults(result);
        return withStatus(result);
      });
    },
  };
}

type Document = Pick<SandboxRequest, 'query' | 'operationName'>;
type Sender = Pick<SandboxRequest, 'caller' | 'acceptLanguage'>;

function documentOf({ query, operationName }: GraphQLParams): Document {
  if (typeof query !== 'string') throw httpError(400, 'Expected a document as text in "query".');
  if (operationName != null && typeof operationName !== 'string')
    throw httpError(400, 'Expected a text or nothing in "operationName".');
  return { query, operationName };
}

function isMutation({ query, operationName }: Document): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.MUTATION;
  } catch {
    // The sandbox says what is wrong with it.
    return false;
  }
}

function senderOf(headers: Headers, anonymous: Persona): Sender {
  return { caller: callerFrom(headers, anonymous), acceptLanguage: headers.get('accept-language') };
}

/** Who sends a request with these headers. */
export function callerFrom(headers: Headers, anonymous: Persona): Caller {
  const authorization = headers.get('authorization');
  return authorization === null ? anonymous.caller : callerOf(authorization);
}

function logFaults({ errors = [] }: ExecutionResult): void {
  for (const { extensions, originalError } of errors) {
    if (extensions['code'] === 'INTERNAL') console.error(originalError);
  }
}

/**
 * Where nothing has run, clients that ask for `application/graphql-response+json` get the status
 * 400 of the specification, and all others the 200 that the platform promises.
 */
function withStatus(result: ExecutionResult): ExecutionResult {
  if (result.data !== undefined) return result;
  for (const { extensions } of result.errors ?? []) extensions.http = { spec: true, status: 400 };
  return result;
}
