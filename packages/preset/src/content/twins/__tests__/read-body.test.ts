import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBody } from '../read-body';

const folders: string[] = [];

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function bodyOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'body-'));
  folders.push(folder);
  await mkdir(join(folder, 'docs/basics'), { recursive: true });
  await writeFile(join(folder, 'docs/basics/a.md'), text);
  const addresses = new Map([
    ['docs/b.mdx', 'https://x.example/docs/b.md'],
    ['docs/basics/c d.md', 'https://x.example/docs/basics/c.md'],
    ['graphql:Query.b(first:)', 'https://x.example/docs/graphql/operations/queries/b.md'],
  ]);
  return readBody(folder, 'docs/basics/a.md', addresses);
}

it('leaves out what is for the build', async () => {
  const text = "---\nid: a\n---\n\nimport A from 'a';\n\n# A\n\n{/* note */}\n\nText.\n";
  expect(await bodyOf(text)).toBe('Text.\n');
});

it('leaves out the ids of headings', async () => {
  const text = '## A {#a}\n\nOf `{#a}`.\n\n```md\n## B {#b}\n```\n\n### C  {#c-1}\n';
  expect(await bodyOf(text)).toBe('## A\n\nOf `{#a}`.\n\n```md\n## B {#b}\n```\n\n### C\n');
});

it.each([
  ['[B](../b.mdx#more)', '[B](https://x.example/docs/b.md#more)'],
  ['[B](@site/docs/b.mdx "B")', '[B](https://x.example/docs/b.md "B")'],
  ['[C](c%20d.md)', '[C](https://x.example/docs/basics/c.md)'],
  ['[B][b]\n\n[b]: ../b.mdx', '[B][b]\n\n[b]: https://x.example/docs/b.md'],
  ['[B](graphql:Query.b(first:))', '[B](https://x.example/docs/graphql/operations/queries/b.md)'],
  ['[Gone](graphql:Query.gone)', '[Gone](graphql:Query.gone)'],
  ['[Other](https://y.example/b.md)', '[Other](https://y.example/b.md)'],
  ['[Lost](../lost.md)', '[Lost](../lost.md)'],
  ['```md\n[B](../b.mdx)\n```', '```md\n[B](../b.mdx)\n```'],
  ['````md\n```md\n[B](../b.mdx)\n```\n````', '````md\n```md\n[B](../b.mdx)\n```\n````'],
])('has %s lead to the Markdown of the page', async (text, expected) => {
  expect(await bodyOf(text)).toBe(`${expected}\n`);
});
