import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { buildSchema } from 'graphql';
import { createOutputTable, createSchemaStore } from 'graphql-docs-reference/graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import contentCheck from '..';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'inputs-'));
  mkdirSync(join(siteDir, 'docs'));
  const sample = '```graphql run\nquery Mood {\n  mood\n}\n```';
  writeFileSync(
    join(siteDir, 'docs/mood.mdx'),
    `---\ntitle: Mood\ndescription: How the town feels.\n---\n\n${sample}\n`,
  );
});

afterAll(() => rmSync(siteDir, { recursive: true }));

/** What the bundler looks at to tell whether it has to compile the guide again. */
async function inputsWith(mood: string): Promise<string> {
  const schema = buildSchema('type Query { mood: String }');
  const store = createSchemaStore();
  store.set({
    schema,
    links: new Map(),
    paths: [],
    samples: 'error',
    callers: [],
    answer: () => Promise.resolve({ data: { mood } }),
  });
  const context = { siteDir, generatedFilesDir: join(siteDir, '.docusaurus') };
  await contentCheck(context as LoadContext, {
    store,
    placeholders: {},
    outputs: createOutputTable(),
  });
  return readFileSync(join(siteDir, '.docusaurus/content-check/inputs/docs/mood.mdx.txt'), 'utf8');
}

it('compiles a guide again where only the answer to its sample has changed', async () => {
  const before = await inputsWith('merry');
  expect(await inputsWith('merry')).toBe(before);
  expect(await inputsWith('gloomy')).not.toBe(before);
});
