import { expect, it } from 'vitest';
import { callTool, siteData } from './site';
import { createSite } from '../site';
import { createFindWay } from '../tools/find-way';

it('leads from the query type to a field', async () => {
  const { structuredContent } = await callTool('find_way', { to: 'Bed.garden' });
  expect(structuredContent).toEqual({
    steps: ['Query.gardens', 'Garden.beds', 'Bed.garden'],
    document:
      'query ToGarden($limit: Int!) {\n  gardens(limit: $limit) {\n    beds {\n      garden {\n        id\n        name\n      }\n    }\n  }\n}',
    variables: { limit: 3 },
  });
});

it('gives an argument the value that an example has', async () => {
  const query = 'query One($id: ID!) { garden(id: $id) { id } }';
  const example = { name: 'garden', sentence: '', query, variables: { id: 'g1' }, as: '' };
  const site = createSite({ ...siteData, examples: [{ ...example, before: [], answer: {} }] });
  const { structuredContent } = await createFindWay(site).call({
    from: 'Query.garden',
    to: 'Bed',
  });
  expect(structuredContent).toMatchObject({
    steps: ['Query.garden', 'Garden.beds'],
    variables: { id: 'g1' },
  });
});

it.each([
  [{ from: 'Garden' }, 'Garden to UserRole. Leave "from" out, or ask for'],
  [{ from: 'Query' }, 'Query to UserRole. Ask for'],
  [{}, 'Query to UserRole. Ask for'],
])('says that nothing leads there, given %j', async (given, words) => {
  const { isError, content } = await callTool('find_way', { ...given, to: 'UserRole' });
  expect(isError).toBe(true);
  expect(content[0]?.text).toBe(`No fields lead from ${words} a type that queries return.`);
});
