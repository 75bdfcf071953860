import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { withCode } from 'graphql-docs-model';
import { createSandbox } from '../sandbox';
import { callers, sdl, town } from './helpers';

const sandbox = createSandbox(sdl, town);
const garden = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';

/** What a client gets for a request of the Example Neighbour. */
async function answer(
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  operationName?: string,
): Promise<unknown> {
  const request = { query, variables, operationName, caller: callers.neighbour };
  const { data, errors = [] } = await sandbox.run(request);
  return { data, errors: errors.map(({ message, extensions }) => ({ message, ...extensions })) };
}

const refused = (message: string): unknown => ({
  data: undefined,
  errors: [{ message, code: 'VALIDATION_FAILED' }],
});

describe('variables', () => {
  const tasks = `query Tasks($id: UUID!, $limit: Int! = 20, $sort: TaskSort! = DUE) {
    tasksBySpaceId(spaceId: $id, limit: $limit, orderBy: $sort) { totalResults }
  }`;

  it.each([
    [
      'a wrong type',
      { id: garden, limit: 'ten' },
      'Variable "$limit" got invalid value "ten"; Int cannot represent non-integer value: "ten"',
    ],
    ['a missing one', {}, 'Variable "$id" of required type "UUID!" was not provided.'],
    [
      'null for one that must not be null',
      { id: null },
      'Variable "$id" of non-null type "UUID!" must not be null.',
    ],
    [
      'an unknown value of an enum',
      { id: garden, sort: 'DEU' },
      'Variable "$sort" got invalid value "DEU"; Value "DEU" does not exist in "TaskSort" enum. Did you mean the enum value "DUE"?',
    ],
  ])('are refused with %s', async (_what, variables, message) => {
    expect(await answer(tasks, variables)).toEqual(refused(message));
  });

  it.each([
    ['2000 names and values', { id: garden, limit: Array<number>(2000).fill(1) }],
    ['2000 names and values', Object.fromEntries(Array.from('x'.repeat(3000)).entries())],
    ['100000 characters', { id: garden, sort: 'DUE'.repeat(40_000) }],
  ])('are refused, whatever they are, with more than %s', async (size, variables) => {
    expect(await answer(tasks, variables)).toEqual({
      data: undefined,
      errors: [
        { message: `The variables have more than ${size}.`, code: 'RATE_LIMITED', retryAfter: 0 },
      ],
    });
  });

  it('are counted without what holds them all', async () => {
    const most = { id: garden, limit: Array<number>(1996).fill(1) };
    expect(JSON.stringify(await answer(tasks, most))).not.toContain('RATE_LIMITED');
  });

  it.each(['[]', '"limit"', '7'])('are refused where they are %s', async (json) => {
    const variables = JSON.parse(json) as Readonly<Record<string, unknown>>;
    expect(await answer('{ sdgs { id } }', variables)).toEqual(
      refused('The variables must be an object.'),
    );
  });

  it('are refused with a field that an input does not have', async () => {
    const query = 'mutation Create($input: CreateTaskInput!) { createTask(input: $input) { id } }';
    const input = { spaceId: garden, title: 'Regentonne', tittle: 'Regentonne' };
    expect(await answer(query, { input })).toEqual(
      refused(
        'Variable "$input" got invalid value { spaceId: "018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11", title: "Regentonne", tittle: "Regentonne" }; Field "tittle" is not defined by type "CreateTaskInput". Did you mean "title"?',
      ),
    );
  });

  it('fail the field alone where null meets an argument with a default', async () => {
    const query = 'query Skills($limit: Int = 20) { skills(limit: $limit) { totalResults } }';
    expect(await answer(query, { limit: null })).toEqual({
      data: null,
      errors: [
        {
          message: 'Argument "limit" of non-null type "Int!" must not be null.',
          code: 'VALIDATION_FAILED',
        },
      ],
    });
  });
});

describe('documents', () => {
  it.each([
    ['', 'The document is empty.'],
    [' # { sdgs { id } }\n,', 'The document is empty.'],
    ['{ sdgs { id }', 'Syntax Error: Expected Name, found <EOF>.'],
    ['{ nothing }', 'Cannot query field "nothing" on type "Query".'],
    ['fragment A on Sdg { id }', 'Fragment "A" is never used.'],
    ['type A { a: Int }', 'The "A" definition is not executable.'],
    [
      'subscription { sdgs { id } }',
      'The API has no subscriptions. Ask again with a query, register a device for push notifications, or receive integration events by webhook.',
    ],
    [
      'query A { sdgs { id } } query B { sdgs { id } }',
      'Must provide operation name if query contains multiple operations.',
    ],
  ])('%j is refused', async (query, message) => {
    expect(await answer(query)).toEqual(refused(message));
  });

  it('are refused where they lack the operation that is named', async () => {
    const query = 'query A { skills { totalResults } } query B { sdgs { id } }';
    expect(await answer(query, {}, 'C')).toEqual(refused('Unknown operation named "C".'));
    expect(await answer(query, {}, 'A')).toEqual({
      data: { skills: { totalResults: 7 } },
      errors: [],
    });
  });
});

describe('faults of the platform', () => {
  it('say nothing about themselves', async () => {
    const broken = Object.fromEntries(Object.entries(town).filter(([name]) => name !== 'sdgs'));
    const result = await createSandbox(sdl, broken).run({
      query: '{ sdgs { id } }',
      caller: callers.guest,
    });
    expect(JSON.parse(JSON.stringify(result))).toEqual({
      data: null,
      errors: [
        {
          message: 'The API failed and has recorded the failure.',
          locations: [{ line: 1, column: 3 }],
          path: ['sdgs'],
          extensions: { code: 'INTERNAL' },
        },
      ],
    });
  });

  it('keep their cause for who develops the sandbox', () => {
    const cause = new TypeError('world.tasks is undefined');
    const error = withCode(new GraphQLError(cause.message, { path: ['a'], originalError: cause }));
    expect(error.message).toBe('The API failed and has recorded the failure.');
    expect(error.originalError).toBe(cause);
  });
});
