import { expect, it } from 'vitest';
import { callTool } from './site';

const read = (path: string, offset = 0): ReturnType<typeof callTool> =>
  callTool('get_page', { path, offset });

it.each(['/docs/water', 'docs/water/', '/docs/water.md', 'https://docs.example/docs/water'])(
  'reads %s',
  async (path) => {
    expect((await read(path)).structuredContent).toEqual({
      title: 'Water',
      url: 'https://docs.example/docs/water',
      markdown: '# Water\n\nEvery garden is thirsty.\n\n## In summer\n\nWater in the evening.\n',
    });
  },
);

it('reads a page by the address where its site has it', async () => {
  const mount = { base: '/portal/', path: '/api', files: '', trailingSlash: true } as const;
  const pages = [{ path: '/docs/graphql/bed', title: 'Bed', markdown: '# Bed\n' }];
  const url = 'https://docs.example/portal/api/bed/';
  const { structuredContent } = await callTool('get_page', { path: url }, { mount, pages });
  expect(structuredContent).toEqual({ title: 'Bed', url, markdown: '# Bed\n' });
});

it('reads one section', async () => {
  expect((await read('/docs/water#in-summer')).structuredContent).toMatchObject({
    markdown: '## In summer\n\nWater in the evening.\n',
  });
});

it.each([
  ['über-uns', '## Über uns\n\nSince 1950.\n\n'],
  ['%C3%BCber-uns', '## Über uns\n\nSince 1950.\n\n'],
  ['図書館-2', '## 図書館 2\n\nOpen.\n\n'],
  ['water__beds--10-m', '## Water__beds & 10 m²!\n\nLarge.\n'],
])('reads the section that the site calls %s', async (anchor, section) => {
  const markdown =
    '# About\n\n## Über uns\n\nSince 1950.\n\n## 図書館 2\n\nOpen.\n\n## Water__beds & 10 m²!\n\nLarge.\n';
  const pages = [{ path: '/about', title: 'About', markdown }];
  const { structuredContent } = await callTool('get_page', { path: `/about#${anchor}` }, { pages });
  expect(structuredContent).toMatchObject({ markdown: section });
});

it('reads the section of a member of a symbol, whole and alone', async () => {
  const markdown = '# Bed\n\n### `Bed.garden`\n\nIts garden.\n\n### `Bed.size`\n\nSquare metres.\n';
  const pages = [{ path: '/bed', title: 'Bed', markdown }];
  const { structuredContent } = await callTool('get_page', { path: '/bed#garden' }, { pages });
  expect(structuredContent).toMatchObject({ markdown: '### `Bed.garden`\n\nIts garden.\n\n' });
  expect(structuredContent).not.toHaveProperty('nextOffset');
});

it('reads the section of an argument of an operation', async () => {
  const markdown =
    '# beds\n\n### `Query.beds(size:)`\n\nMetres.\n\n### `Query.beds(of:)`\n\nOwner.\n';
  const pages = [{ path: '/beds', title: 'beds', markdown }];
  const { structuredContent } = await callTool('get_page', { path: '/beds#of' }, { pages });
  expect(structuredContent).toMatchObject({ markdown: '### `Query.beds(of:)`\n\nOwner.\n' });
});

it('reads the section of a field by the anchor of its argument', async () => {
  const markdown = '# Bed\n\n### `Bed.size`\n\nMetres.\n\n### `Bed.news`\n\n- `limit`: `Int`\n';
  const pages = [{ path: '/bed', title: 'Bed', markdown }];
  const { structuredContent } = await callTool('get_page', { path: '/bed#news.limit' }, { pages });
  expect(structuredContent).toMatchObject({ markdown: '### `Bed.news`\n\n- `limit`: `Int`\n' });
});

it('reads a section by an anchor that is not made from its words', async () => {
  const markdown = '# Bed\n\n## Example\n\nOne.\n\n## Moving on, then\n\nUse plots.\n';
  const anchors = { 'how-to-migrate': 'Moving on, then' };
  const pages = [{ path: '/bed', title: 'Bed', markdown, anchors }];
  const readAt = async (path: string): Promise<unknown> =>
    (await callTool('get_page', { path }, { pages })).structuredContent?.['markdown'];
  expect(await readAt('/bed#how-to-migrate')).toBe('## Moving on, then\n\nUse plots.\n');
  expect(await readAt('/bed#other')).toBe(markdown);
});

it('says how to read on in a section that is long', async () => {
  const section = `## Long\n\n${'Long. '.repeat(4_000)}\n\n`;
  const pages = [{ path: '/long', title: 'Long', markdown: `${section}## Next\n\nEnd.\n` }];
  const { structuredContent } = await callTool('get_page', { path: '/long#long' }, { pages });
  expect(structuredContent?.['nextOffset']).toBeLessThan(section.length);
});

it('gives a long page in parts that end with a paragraph', async () => {
  const paragraph = `${'Long. '.repeat(200).trim()}\n\n`;
  const markdown = paragraph.repeat(30);
  const pages = [{ path: '/long', title: 'Long', markdown }];
  const readLong = async (offset: number): Promise<Record<string, unknown>> =>
    (await callTool('get_page', { path: '/long', offset }, { pages })).structuredContent ?? {};
  const first = await readLong(0);
  expect(first['nextOffset']).toBe(13 * paragraph.length);
  const parts = [
    first,
    await readLong(13 * paragraph.length),
    await readLong(26 * paragraph.length),
  ];
  expect(parts.map((part) => part['markdown']).join('')).toBe(markdown);
  expect(parts.at(-1)).not.toHaveProperty('nextOffset');
});

it.each([
  ['/docs/waters', 0, 'There is no page "/docs/waters". Did you mean "/docs/water"?'],
  ['/', 0, 'There is no page "/". Call search with the kind "guides" to find its address.'],
  ['/docs/water', 999, 'Unexpected offset 999: the page has 71 characters.'],
])('answers %s at %i with what is wrong', async (path, offset, text) => {
  expect(await read(path, offset)).toEqual({ content: [{ type: 'text', text }], isError: true });
});
