import { setTimeout } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import type { AnsweredExample, Difference } from 'graphql-docs-reference/examples';
import { compareWithApi, operationOf } from 'graphql-docs-reference/examples';
import type { Answer, Problem } from 'graphql-docs-reference/graphql';
import type { Contract } from 'graphql-docs-reference/options';

/** What became of an example that was sent to an API. */
export interface Replay {
  readonly example: AnsweredExample;
  /** `skipped` was not sent, `unknown` could not be compared: the API has other data. */
  readonly outcome: 'agrees' | 'differs' | 'unknown' | 'skipped';
  readonly differences: readonly Difference[];
}

/** Whom requests are sent to, and in whose name. */
export interface Endpoint {
  readonly url: string;
  /** Access tokens by caller; undefined for one who sends none. Examples of others are skipped. */
  readonly tokens: ReadonlyMap<string, string | undefined>;
  /** Whether examples are sent that change data. */
  readonly hasMutations: boolean;
  /** Takes back what examples changed, where the API can: they delete accounts, too. */
  readonly reset?: (() => Promise<unknown>) | undefined;
}

/** How long an API has for an answer, in milliseconds. */
const patience = 30_000;

/**
 * Sends examples one after the other, each after those that come before it.
 *
 * @throws Error where there is no GraphQL answer: the API is not there, or the address is another's.
 */
export async function replayExamples(
  examples: readonly AnsweredExample[],
  endpoint: Endpoint,
  schema: GraphQLSchema,
  contract: Contract,
): Promise<Replay[]> {
  const replays: Replay[] = [];
  for (const example of examples) {
    const requests = [...example.before, example];
    if (!requests.every((request) => isSent(request, endpoint))) {
      replays.push({ example, outcome: 'skipped', differences: [] });
      continue;
    }
    if (requests.some(changesData)) await endpoint.reset?.();
    let answer: Answer = {};
    for (const request of requests) answer = await send(request, endpoint);
    const { differences, hasOtherData } = compareWithApi(example, answer, schema, contract);
    const outcome = differences.length > 0 ? 'differs' : hasOtherData ? 'unknown' : 'agrees';
    replays.push({ example, outcome, differences });
  }
  return replays;
}

/** What differs, at the first line of the request in the file of its example. */
export function problemsOf({ example, differences }: Replay): Problem[] {
  const { file, linesAbove } = example;
  return differences.map(({ message }) => {
    return { file, line: linesAbove + 1, column: 1, message };
  });
}

type Request = AnsweredExample['before'][number];

function isSent({ query, as }: Request, { tokens, hasMutations }: Endpoint): boolean {
  return tokens.has(as) && (hasMutations || !changesData({ query }));
}

function changesData({ query }: Pick<Request, 'query'>): boolean {
  return operationOf({ query }).kind === 'mutation';
}

async function send(request: Request, endpoint: Endpoint): Promise<Answer> {
  const { url } = endpoint;
  let response = await post(request, endpoint);
  for (let tries = 1; response.status === 429 && tries < 3; tries += 1) {
    await setTimeout(1000 * Number(response.headers.get('Retry-After') ?? 1));
    response = await post(request, endpoint);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (isAnswer(answer)) return answer;
  throw new Error(
    `${url} answered ${request.name} with HTTP ${response.status} and no GraphQL response. Check the address, and try again.`,
  );
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

async function post(request: Request, { url, tokens }: Endpoint): Promise<Response> {
  const { query, variables, as } = request;
  const token = tokens.get(as);
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables: variables?.values }),
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw new Error(`${url} does not answer. Check the address, and that the API runs.`, { cause });
  });
}
