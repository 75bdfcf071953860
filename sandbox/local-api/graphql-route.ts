import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { getOperationAST, GraphQLError, OperationTypeNode, parse } from 'graphql';
import type { RequestParams, Response as Reply } from 'graphql-http';
import { createHandler } from 'graphql-http';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { withConditions } from 'graphql-docs-model';
import type { TownRequest, TownSandbox } from '..';
import type { Env } from './answers';
import { badRequest, refuse } from './answers';
import { issuerOf } from './identity/identity';
import { tooManyRequests } from './rate-limits';
import { readMultipart, UploadError } from './uploads/forms';
import type { Uploads } from './uploads/uploads';

/**
 * Lets the sandbox answer, which parses, validates and limits by itself. Where nothing has run,
 * clients that ask for `application/graphql-response+json` get the status 400 of the specification,
 * or 429 if they sent too many requests, and all others the 200 that the platform promises.
 *
 * @see https://graphql.github.io/graphql-over-http/draft/
 */
export function graphqlRoute(sandbox: Pick<TownSandbox, 'run'>, uploads: Uploads): Handler<Env> {
  const { run } = withConditions<TownRequest, typeof sandbox>(sandbox, {});
  const handle = createHandler<Request, Context<Env>>({
    parseRequestParams: ({ raw }) => readMultipart(raw).catch(tooLarge),
    onSubscribe: async ({ method, context: { var: state, req, env } }, params) => {
      if (state.standing?.isOver) return [tooManyRequests(state.standing)];
      if (method === 'GET' && isMutation(params)) return mutationWithGet;
      const { caller, under } = state;
      const { circumstances, ...result } = await run({
        ...params,
        caller,
        // Of these, the server itself makes the rest.
        under: under === 'slow' || under === 'unknown-value' ? under : undefined,
        acceptLanguage: req.header('accept-language'),
        uploads: uploads.at(new URL(req.url).origin),
        issuer: env.incoming && issuerOf(env.incoming),
      });
      const { data, errors = [] } = result;
      if (circumstances?.delay) await setTimeout(circumstances.delay);
      for (const { extensions, originalError } of errors)
        if (extensions['code'] === 'INTERNAL') console.error(originalError);
      return data === undefined ? errors : result;
    },
    formatError: (error) => (error instanceof GraphQLError ? error : badRequest(error.message)),
  });
  return async (c) => {
    const { raw } = c.req;
    const { method, url, headers } = raw;
    const body = (): Promise<string> => raw.text();
    const [text, init] = await handle({ method, url, headers, body, raw, context: c });
    if (c.var.under === 'lost') {
      c.env.outgoing?.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (init.status === 415) return refuseMediaType(c);
    const isOver = init.status === 400 && c.var.standing?.isOver;
    const status = (isOver ? 429 : init.status) as ContentfulStatusCode;
    return c.body(text ?? '', status, init.headers);
  };
}

const mutationWithGet = refusal(405, 'Unexpected mutation with GET, expected POST.', 'POST');

/** The package answers without a word, and `curl --data` without a header is where many begin. */
function refuseMediaType(c: Context<Env>): Response {
  const sent = c.req.header('content-type');
  const given = sent === undefined ? 'no Content-Type' : `Content-Type "${sent}"`;
  const hint = 'Send the header "Content-Type: application/json".';
  return refuse(c, 415, `Unexpected ${given}, expected JSON. ${hint}`);
}

/** Other faults of a form get the status that the package gives to requests that it can't read. */
function tooLarge(error: unknown): Reply {
  if (error instanceof UploadError && error.status === 413) return refusal(413, error.message);
  throw error;
}

function refusal(status: number, message: string, allow?: string): Reply {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const body = JSON.stringify({ errors: [badRequest(message)] });
  return [body, { status, statusText: '', headers: { ...(allow && { allow }), ...type } }];
}

function isMutation({ query, operationName }: RequestParams): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.MUTATION;
  } catch {
    // The sandbox says what is wrong with it.
    return false;
  }
}
