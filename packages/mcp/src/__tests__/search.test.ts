import { expect, it } from 'vitest';
import { callTool } from './site';

it('finds symbols with coordinates, and guides with addresses', async () => {
  const find = async (query: string): Promise<unknown> =>
    (await callTool('search', { query, limit: 1 })).structuredContent;
  expect(await find('garden')).toMatchObject({
    results: [
      {
        kind: 'query',
        coordinate: 'Query.garden',
        title: 'garden',
        url: 'https://docs.example/docs/graphql/operations/queries/garden',
        summary: 'One garden.',
        deprecated: false,
      },
    ],
  });
  expect(await find('thirsty')).toEqual({
    results: [
      {
        kind: 'guide',
        title: 'Water',
        url: 'https://docs.example/docs/water',
        summary: 'Every garden is thirsty.',
        deprecated: false,
      },
    ],
    total: 1,
  });
});

it('keeps to a kind and a limit, and counts what else there is', async () => {
  const { structuredContent } = await callTool('search', {
    query: 'garden',
    kind: 'types',
    limit: 1,
  });
  expect(structuredContent).toMatchObject({ results: [{ coordinate: 'Garden' }], total: 1 });
});

it('finds sections of guides', async () => {
  expect((await callTool('search', { query: 'summer evening' })).structuredContent).toMatchObject({
    results: [{ title: 'Water: In summer', url: 'https://docs.example/docs/water#in-summer' }],
  });
});

it('is empty where nothing fits', async () => {
  const { structuredContent } = await callTool('search', { query: 'volcano' });
  expect(structuredContent).toEqual({ results: [], total: 0 });
});

it.each([
  [{}, 'query'],
  [{ query: '' }, 'query'],
  [{ query: 'a', limit: 21 }, 'limit'],
  [{ query: 'a', kind: 'things' }, 'kind'],
  [{ query: 'a', page: 2 }, 'page'],
  [{ query: 'a'.repeat(201) }, 'query'],
  ['garden', 'object'],
])('refuses %j', async (args, part) => {
  const { isError, content } = await callTool('search', args);
  expect(isError).toBe(true);
  expect(content[0]?.text).toMatch(new RegExp(`^Unexpected arguments\\.\\n✖ .*${part}`, 's'));
});

it('names operations beside guides, which say how but not what to write', async () => {
  const { structuredContent } = await callTool('search', { query: 'water gardens in the evening' });
  const operations = structuredContent?.['operations'] as { coordinate?: string }[];
  expect(operations.map(({ coordinate }) => coordinate)).toContain('Query.gardens');
});
