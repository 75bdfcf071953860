import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCacheInputs } from '../cache-inputs';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cache-inputs-'));
  const files = [
    'schema/spaces.graphql',
    'schema/examples/spaces/spaces.json',
    'src/document/html/link.ts',
    'src/browser/scroll.ts',
    'src/plugins/documents/stand-in.cjs',
    'src/sandbox/domains/spaces/seed.ts',
    'src/sandbox/__tests__/helpers.ts',
    'src/product.ts',
    'src/components/Home/index.tsx',
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
          join(dir, 'schema/examples/spaces/spaces.json'),
          join(dir, 'schema/spaces.graphql'),
          join(dir, 'src/document/html/link.ts'),
          join(dir, 'src/plugins/documents/stand-in.cjs'),
          join(dir, 'src/product.ts'),
          join(dir, 'src/sandbox/domains/spaces/seed.ts'),
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
