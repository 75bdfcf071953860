import { describe, expect, it } from 'vitest';
import { packRows } from 'graphql-docs-model';
import { model as madeUp } from 'graphql-docs-model/made-up-model';
import { sdl, town } from '../../../../../../sandbox/__tests__/helpers';
import { model } from '../../../../../../sandbox/model';
import { createAnswers } from '../answer-questions';
import type { RunAnswer, RunRequest } from '../protocol';

const rows = packRows(town);
const spaceId = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';
const createTask: RunRequest = {
  query: 'mutation A($input: CreateTaskInput!) { createTask(input: $input) { title } }',
  variables: JSON.stringify({ input: { spaceId, title: 'Oil the gate' } }),
  as: 'member',
};
const tasks: RunRequest = {
  query: `{ tasksBySpaceId(spaceId: "${spaceId}") { totalResults } }`,
  variables: '',
  as: 'member',
};

/** Codes of the errors of an answer. */
function codesOf({ response }: RunAnswer): unknown[] {
  const { errors = [] } = JSON.parse(response) as {
    readonly errors?: readonly { readonly extensions: { readonly code: unknown } }[];
  };
  return errors.map(({ extensions }) => extensions.code);
}

it.each([
  [true, ['The document is more than 12 levels deep.'], { has: 20, of: 12 }],
  [false, [], undefined],
])('states limits where they are those of the API: %s', async (hasLimitsOfApi, messages, depth) => {
  const small = 'type Query { next: Query! }';
  const { diagnose, measure } = createAnswers(small, null, { ...madeUp, hasLimitsOfApi });
  const query = `query One { ${'next { '.repeat(19)} __typename ${'} '.repeat(19)} }`;
  expect((await diagnose(query)).map(({ message }) => message)).toEqual(messages);
  expect((await measure({ query, variables: '' }))?.depth).toEqual(depth);
});

describe('run', () => {
  it('answers in the name of whoever is chosen', async () => {
    const { run } = createAnswers(sdl, rows, model);
    expect(codesOf(await run({ ...createTask, as: 'member' }))).toEqual([]);
    expect(codesOf(await run({ ...createTask, as: 'guest' }))).toEqual(['UNAUTHENTICATED']);
  });

  it('keeps its world until it is reset', async () => {
    const { run, reset } = createAnswers(sdl, rows, model);
    const before = (await run(tasks)).response;
    expect(codesOf(await run(createTask))).toEqual([]);
    expect((await run(tasks)).response).not.toBe(before);
    await reset(null);
    expect((await run(tasks)).response).toBe(before);
  });

  it('says of a change that it is the first, of a reset that the data is new', async () => {
    const { run, reset } = createAnswers(sdl, rows, model);
    const read = await run(tasks);
    expect(read.effect).toBe('none');
    expect((await run({ ...createTask, as: 'guest' })).effect).toBe('none');
    expect(await run(createTask)).toMatchObject({ effect: 'changed', world: read.world });
    expect((await run(createTask)).effect).toBe('none');
    expect((await run({ ...tasks, after: [] })).effect).toBe('undone');
    expect((await run({ ...tasks, after: [] })).effect).toBe('none');
    const { world } = await run(tasks);
    await reset(null);
    expect((await run(tasks)).world).not.toBe(world);
  });

  it('keeps the change of a mutation whose response is lost', async () => {
    const { run } = createAnswers(sdl, rows, model);
    const before = (await run(tasks)).response;
    expect(await run({ ...createTask, under: 'lost' })).toMatchObject({
      response: 'No response arrived.',
      effect: 'changed',
    });
    expect((await run(tasks)).response).not.toBe(before);
  });

  it('tells which events changes have caused, from the first time that it is asked', async () => {
    const { run, reset, takeEvents } = createAnswers(sdl, rows, model);
    await run(createTask);
    expect(await takeEvents(null)).toEqual([]);
    await run(createTask);
    expect(await takeEvents(null)).toMatchObject([{ data: { spaceId, changed: [] } }]);
    await run(tasks);
    expect(await takeEvents(null)).toEqual([]);
    await run(createTask);
    await reset(null);
    expect(await takeEvents(null)).toEqual([]);
  });

  it('tells of no event where the model has none', async () => {
    const { createModel } = model;
    const { takeEvents } = createAnswers(sdl, rows, {
      createModel: (...given) => {
        const { run, reset } = createModel(...given);
        return { run, reset };
      },
    });
    expect(await takeEvents(null)).toEqual([]);
  });

  it('reads the language of a guest from the headers', async () => {
    const query = '{ authenticatedUserV2 { ... on GuestUser { language } } }';
    const to = { target: '', headers: [{ name: 'accept-language', value: 'de, en;q=0.5' }] };
    const { response } = await createAnswers(sdl, rows, model).run({
      query,
      variables: '',
      as: 'guest',
      to,
    });
    expect(response).toContain('"language": "de"');
  });

  it('says how large the answer is when it is sent', async () => {
    const query = '{ __typename }';
    const { bytes } = await createAnswers(sdl, rows, model).run({
      query,
      variables: '',
      as: 'guest',
    });
    expect(bytes).toBe('{"data":{"__typename":"Query"}}'.length);
  });

  it('answers what comes first in a new world, each time', async () => {
    const { run } = createAnswers(sdl, rows, model);
    const { query, as } = createTask;
    const input = { spaceId, title: 'Oil the gate' };
    const request = { ...tasks, after: [{ query, variables: { input }, as }] };
    const first = (await run(request)).response;
    expect(first).not.toBe((await createAnswers(sdl, rows, model).run(tasks)).response);
    expect((await run(request)).response).toBe(first);
  });

  it('runs the operation that is named', async () => {
    const query = 'query A { topics { totalResults } } query B { sdgs { number } }';
    const { run } = createAnswers(sdl, rows, model);
    expect((await run({ query, variables: '', operationName: 'B', as: 'guest' })).response).toMatch(
      /^\{\n {2}"data": \{\n {4}"sdgs": \[/,
    );
  });

  it.each([
    ['{', 'The variables are not valid JSON: Unexpected end, expected a name in quotes.'],
    ['[]', 'The variables are not a JSON object.'],
  ])('refuses the variables %s', async (variables, message) => {
    const { run } = createAnswers(sdl, rows, model);
    await expect(run({ ...tasks, variables })).rejects.toThrow(message);
  });
});

describe('language services', () => {
  const answers = createAnswers(sdl, rows, model);

  it('know the schema', async () => {
    const completion = await answers.complete({ text: '{ tasksBy }', offset: 9 });
    expect(completion?.suggestions.map(({ name }) => name)).toContain('tasksBySpaceId');
    expect(await answers.explain({ text: '{ topics { totalResults } }', offset: 3 })).toMatchObject(
      {
        coordinate: 'Query.topics',
        path: '/docs/graphql/operations/queries/topics',
      },
    );
  });

  it('say what a run would say', async () => {
    const query = `{ topics { data { ${'parent { '.repeat(11)} id ${'}'.repeat(11)} } } }`;
    const [diagnostic] = await answers.diagnose(query);
    expect(diagnostic?.message).toBe('The document is more than 12 levels deep.');
  });

  it('check scalars', async () => {
    const [diagnostic] = await answers.diagnose('{ spaceById(id: "none") { id } }');
    expect(diagnostic).toMatchObject({ from: 16, to: 22, severity: 'error' });
  });

  it('check variables', async () => {
    const query = 'query A($n: Int) { topics(limit: $n) { totalResults } }';
    const request = { text: '{ "n": "one" }', query, operationName: undefined };
    const [diagnostic] = await answers.diagnoseVariables(request);
    expect(diagnostic).toMatchObject({ from: 7, to: 12 });
  });
});
