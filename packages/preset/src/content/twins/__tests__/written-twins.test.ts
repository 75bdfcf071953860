import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { createContext } from 'graphql-docs-reference/reference';
import { exampleProduct } from '../../../../../reference/src/options/__tests__/example-product';
import { referenceOf } from '../../read-reference';
import { makeWrittenTwins } from '../make-twins';

const known = { sourceUrl: () => undefined, endpoint: undefined };
const reference = referenceOf(
  createContext(buildSchema('type Query { a: Int }'), known),
  exampleProduct,
);

it('lists guides in the order of the sidebar, if one is given', async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'written-'));
  onTestFinished(() => rm(siteDir, { recursive: true }));
  await mkdir(join(siteDir, 'docs'));
  const guides = ['lend', 'start', 'words'].map((id) => ({
    title: id,
    permalink: `/guides/${id}`,
    source: `@site/docs/${id}.md`,
  }));
  for (const { title } of guides) await writeFile(join(siteDir, `docs/${title}.md`), 'Text.\n');
  const listed = async (sidebar: readonly (string | object)[]): Promise<string[]> => {
    const { indexes } = await makeWrittenTwins(
      { siteDir, baseUrl: '/', hasPlayground: false, others: [] },
      { ...reference, guides: { sidebar } },
      { guides, posts: [] },
    );
    return indexes[0]?.text.match(/^## (?!Ref|Files).+|(?<=^- \[)[a-z]+/gm) ?? [];
  };
  expect(await listed([])).toEqual(['## Guides', 'lend', 'start', 'words']);
  expect(await listed(['start', { type: 'category', label: 'Lending', items: ['lend'] }])).toEqual([
    '## Start',
    'start',
    '## Lending',
    'lend',
    '## More',
    'words',
  ]);
});
