import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLinkMap, createSchemaStore, formatProblem } from 'graphql-docs-reference/graphql';
import { createContentChecker } from '../check-content';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'lost-links-'));
  mkdirSync(join(siteDir, 'docs'));
});

afterAll(() => rmSync(siteDir, { recursive: true }));

/** What is wrong with a page of this text. */
async function check(text: string): Promise<string[]> {
  const head = '---\ntitle: Rain\ndescription: About the rain.\n---\n\n';
  writeFileSync(join(siteDir, 'docs/rain.mdx'), `${head}${text}\n`);
  const schema = buildSchema('type Query { mood: String }');
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], samples: 'error' });
  const { problems } = await createContentChecker(siteDir, { store, placeholders: {} })();
  return problems.map(formatProblem);
}

it('places a link whose path is no well-formed address', async () => {
  expect(await check('A [plan](./plan%zz.mdx) of [rain](./rain.mdx).')).toEqual([
    'docs/rain.mdx:6:3 Unexpected link to "docs/plan%zz.mdx", which is not a page. Did you mean "docs/rain.mdx"? Correct the path, or remove the link.',
  ]);
});

it.each(['/a%20b.svg', '/a%20b.svg#dark', '../static/a%20b.svg?small', '@site/static/a%20b.svg'])(
  'finds the picture %s, as Docusaurus does',
  async (url) => {
    mkdirSync(join(siteDir, 'static'), { recursive: true });
    writeFileSync(join(siteDir, 'static/a b.svg'), '<svg />');
    expect(await check(`The sky: ![clouds](${url})`)).toEqual([]);
  },
);
