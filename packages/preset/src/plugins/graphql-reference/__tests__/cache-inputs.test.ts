import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCacheInputs } from '..';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cache-inputs-'));
  const files = [
    'schema/spaces.graphql',
    'schema/examples/spaces/spaces.json',
    'packages/reference/src/document/html/link.ts',
    'packages/reader/src/browser/scroll.ts',
    'packages/preset/src/docusaurus/stand-in.cjs',
    'sandbox/domains/spaces/seed.ts',
    'sandbox/domains/spaces/tables.yaml',
    'sandbox/__tests__/helpers.ts',
    'src/product.ts',
    'packages/reader/src/components/Home/index.tsx',
  ];
  for (const file of files) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), '');
  }
});

afterEach(() => rm(dir, { recursive: true }));

it('names the schema, and each file that links and answers come from', async () => {
  const cacheInputs = await createCacheInputs(dir, 'other.graphql');
  expect(cacheInputs({ experiments: { cache: { type: 'persistent', version: '1' } } })).toEqual({
    experiments: {
      cache: {
        version: '1-other.graphql',
        buildDependencies: [
          join(dir, 'packages/preset/src/docusaurus/stand-in.cjs'),
          join(dir, 'packages/reference/src/document/html/link.ts'),
          join(dir, 'sandbox/domains/spaces/seed.ts'),
          join(dir, 'sandbox/domains/spaces/tables.yaml'),
          join(dir, 'schema/examples/spaces/spaces.json'),
          join(dir, 'schema/spaces.graphql'),
          join(dir, 'src/product.ts'),
        ],
      },
    },
  });
});

it('leaves a bundler alone that keeps nothing', async () => {
  const cacheInputs = await createCacheInputs(dir, 'other.graphql');
  expect(cacheInputs({})).toEqual({});
  expect(cacheInputs({ experiments: { cache: false } })).toEqual({});
});
