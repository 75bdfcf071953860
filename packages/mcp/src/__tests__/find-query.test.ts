import { expect, it } from 'vitest';
import { callTool } from './site';

const ask = async (args: object): Promise<unknown> =>
  (await callTool('find_query', args, { examples: [example] })).structuredContent;

const example = {
  name: 'garden',
  sentence: 'It does something.',
  as: 'member',
  before: [],
  answer: { data: null },
  query: 'query One($id: ID!) { garden(id: $id) { id } }',
  variables: { id: '17' },
};

it('gives the shortest query to a field, with the values of the examples', async () => {
  expect(await ask({ to: 'Bed.garden' })).toEqual({
    path: ['Query.garden', 'Garden.beds', 'Bed.garden'],
    document:
      'query Garden($id: ID!) {\n  garden(id: $id) {\n    beds {\n      garden {\n        id\n        name\n      }\n    }\n  }\n}',
    variables: { id: '17' },
  });
});

it('goes by way of a field, and makes up what no example has', async () => {
  expect(await ask({ from: 'Query.gardens', to: 'Bed' })).toMatchObject({
    path: ['Query.gardens', 'Garden.beds'],
    variables: { limit: 3 },
  });
});

it.each([
  [{ to: 'Gardn' }, 'Unknown coordinate "Gardn". Did you mean "Garden"'],
  [
    { to: 'Query.garden(id:)' },
    '"Query.garden(id:)" is neither a type nor a field. Ask for what it belongs to.',
  ],
  [{ to: 'UserRole' }, 'No query reads "UserRole". Call get_symbol to see what returns it.'],
  [
    { from: 'Bed.garden', to: 'Query.gardens' },
    'No query leads from "Bed.garden" to "Query.gardens". Ask without "from", or swap them.',
  ],
])('says why there is none: %j', async (args, message) => {
  const { isError, content } = await callTool('find_query', args);
  expect(isError).toBe(true);
  expect(content[0]?.text).toContain(message);
});
