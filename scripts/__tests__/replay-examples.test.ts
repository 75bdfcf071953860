import { createAnswerer } from 'graphql-docs-reference/examples';
import type { Answer } from 'graphql-docs-reference/graphql';
import { readExamples, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox';
import { createLocalApi } from '../../sandbox/local-api/local-api';
import { serve } from '../../sandbox/local-api/serve';
import { modelOptions } from '../../sandbox/model-options';
import { readTown } from '../../sandbox/town/read-town';
import { contract } from '../../src/contract';
import type { Replay } from '../replay-examples';
import { problemsOf, replayExamples } from '../replay-examples';

const { schema, sdl } = await readSchema('.', 'schema/**/*.graphql');
const town = await readTown('.', schema);
const settings = { ...modelOptions, dir: modelOptions.examples, schema, contract };
const examples = await readExamples('.', {
  ...settings,
  answer: createAnswerer(createSandbox(sdl, town)),
});
const tokens = new Map(modelOptions.callers.map(({ id, token }) => [id, token]));

/** Replays the examples against a local API whose answers are changed. */
async function replayAgainst(change: Change, hasMutations = false): Promise<Replay[]> {
  const sandbox = createSandbox(sdl, town);
  const api = createLocalApi(sandbox, { rateLimit: false });
  const reset = (): Promise<void> => {
    sandbox.reset();
    return Promise.resolve();
  };
  const { origin, close } = await serve({ fetch: changed }, 0);
  async function changed(request: Request, ...env: unknown[]): Promise<Response> {
    const { url, method, headers } = request;
    const body = await request.text();
    const { query } = JSON.parse(body) as { readonly query: string };
    const response = await api.fetch(
      new Request(url, { method, headers, body }),
      ...(env as [object]),
    );
    const answer = change((await response.json()) as Answer, query);
    return Response.json(answer, { status: response.status });
  }
  try {
    const endpoint = {
      url: `${origin}/graphql`,
      tokens,
      hasMutations,
      reset,
    };
    return await replayExamples(examples, endpoint, schema, contract);
  } finally {
    await close();
  }
}

type Change = (answer: Answer, query: string) => Answer;
type Json = Readonly<Record<string, unknown>>;

/** An answer with another value at the end of a path. */
function set(value: unknown, ...path: readonly string[]): (answer: Answer) => Answer {
  return (answer) => put(answer as Json, ['data', ...path], value) as Answer;
}

function put(object: Json | null, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (object === null) return null;
  if (Array.isArray(object)) {
    return object.map((item: Json) => put(item, [key, ...rest], value));
  }
  if (rest.length > 0) return { ...object, [key]: put(object[key] as Json, rest, value) };
  const others = Object.entries(object).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

function fail(code: string): () => Answer {
  return () => ({ data: null, errors: [{ message: 'No.', path: ['x'], extensions: { code } }] });
}

/** What an API has otherwise than its documentation, by the name of an example that shows it. */
const planted: Readonly<Record<string, readonly [change: (answer: Answer) => Answer, RegExp]>> = {
  topics: [set(undefined, 'topics', 'data', 'slug'), /without "slug"/],
  sdgs: [set(null, 'sdgs', 'title'), /Unexpected null .* expected String!/],
  taskById: [set('BEGUN', 'taskById', 'progress'), /Unexpected "BEGUN"/],
  spaces: [set('3', 'spaces', 'totalResults'), /Unexpected "3" .* expected Int/],
  skills: [set({}, 'skills'), /Unexpected response without/],
  appVolunteeringEngagement: [fail('NOT_HERE'), /Unexpected error with NOT_HERE/],
  'mySpaces.signed-out': [
    () => ({ data: { mySpaces: null } }),
    /Unexpected an answer, expected UNAUTHENTICATED/,
  ],
  userById: [fail('FORBIDDEN'), /Unexpected FORBIDDEN, expected an answer/],
  tasksBySpaceId: [
    set('12 June', 'tasksBySpaceId', 'data', 'dueOn'),
    /Unexpected "12 June" .* expected Date/,
  ],
  connectedUsers: [set(null, 'connectedUsers', 'totalResults'), /Unexpected null/],
};

describe('a replay of the examples', () => {
  it('agrees with the local API, whose answers are those of the documentation', async () => {
    const replays = await replayAgainst((answer) => answer, true);
    expect(replays.flatMap(problemsOf)).toEqual([]);
    expect(replays.filter(({ outcome }) => outcome === 'skipped')).toEqual([]);
  });

  it('finds each of ten differences, and no other', async () => {
    const changeOf = new Map(
      examples.flatMap(({ name, query }) => {
        const [change] = planted[name] ?? [];
        return change ? [[query, change] as const] : [];
      }),
    );
    const replays = await replayAgainst((answer, query) => changeOf.get(query)?.(answer) ?? answer);
    const found = replays.filter(({ outcome }) => outcome === 'differs');
    expect(found.map(({ example }) => example.name).sort()).toEqual(Object.keys(planted).sort());
    for (const { example, differences } of found) {
      expect(differences.map(({ message }) => message).join('\n')).toMatch(
        planted[example.name]?.[1] ?? /^$/,
      );
    }
  });

  it('sends nothing that changes data, and nothing of callers without a token, unless told', async () => {
    const asked: string[] = [];
    const { length } = await replayAgainst((answer, query) => {
      asked.push(query);
      return answer;
    });
    expect(length).toBe(examples.length);
    expect(asked.filter((query) => /\bmutation\b/.test(query))).toEqual([]);
  });
});
