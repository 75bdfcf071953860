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

it('places a link whose path is no well-formed address', async () => {
  const head = '---\ntitle: Rain\ndescription: About the rain.\n---\n\n';
  writeFileSync(
    join(siteDir, 'docs/rain.mdx'),
    `${head}A [plan](./plan%zz.mdx) of [rain](./rain.mdx).\n`,
  );
  const schema = buildSchema('type Query { mood: String }');
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], samples: 'error' });
  const { problems } = await createContentChecker(siteDir, { store, placeholders: {} })();
  expect(problems.map(formatProblem)).toEqual([
    'docs/rain.mdx:6:3 Unexpected link to "docs/plan%zz.mdx", which is not a page. Did you mean "docs/rain.mdx"? Correct the path, or remove the link.',
  ]);
});
