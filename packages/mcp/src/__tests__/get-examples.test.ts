import { expect, it } from 'vitest';
import type { SiteExample } from '../site';
import { callTool } from './site';

const example = (
  parts: Pick<SiteExample, 'name' | 'query'> & Partial<SiteExample>,
): SiteExample => ({
  sentence: 'It does something.',
  as: 'member',
  before: [],
  answer: { data: null },
  ...parts,
});

const notFound = { message: 'No.', extensions: { code: 'NOT_FOUND', reason: 'GONE' } };

const examples = [
  example({ name: 'gardens', query: 'query All { gardens { id } }' }),
  example({
    name: 'garden',
    query: 'query One($id: ID!) { garden(id: $id) { id name } }',
    variables: { id: '1' },
    before: ['gardens'],
  }),
  example({
    name: 'garden.missing',
    query: 'query None { garden(id: "0") { id } }',
    answer: { data: null, errors: [notFound] },
  }),
];

const ask = async (args: object): Promise<unknown> =>
  (await callTool('get_examples', args, { examples })).structuredContent;

it('gives requests whole, with their responses', async () => {
  expect(await ask({ of: 'garden', limit: 1 })).toEqual({
    examples: [
      {
        name: 'garden',
        sentence: 'It does something.',
        as: 'member',
        after: ['gardens'],
        query: 'query One($id: ID!) { garden(id: $id) { id name } }',
        variables: { id: '1' },
        response: { data: null },
      },
    ],
    total: 2,
    more: ['garden.missing'],
  });
});

it.each([
  ['Query.gardens', ['gardens']],
  ['Garden', ['garden', 'gardens', 'garden.missing']],
  ['Garden.name', ['garden']],
  ['ErrorCode.NOT_FOUND', ['garden.missing']],
  ['ErrorReason.GONE', ['garden.missing']],
  ['ErrorReason.HIDDEN', []],
  ['garden.missing', ['garden.missing']],
  ['Bed', []],
])('finds those that show %s', async (of, names) => {
  expect(await ask({ of })).toMatchObject({ examples: names.map((name) => ({ name })) });
});
