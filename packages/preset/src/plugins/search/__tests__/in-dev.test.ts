import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { buildSchema } from 'graphql';
import { atRoot, createSchemaStore } from 'graphql-docs-reference/graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDataFiles } from '../../data-files';
import search from '..';

let siteDir: string;

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  siteDir = mkdtempSync(join(tmpdir(), 'search-'));
  mkdirSync(join(siteDir, 'docs'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(siteDir, { recursive: true });
});

/** Loads content as the dev server does, and gives what is made once a browser asks. */
async function load(): Promise<{ ask: () => Promise<unknown>; names: () => string[] }> {
  const store = createSchemaStore();
  store.set({
    schema: buildSchema('type Query { a: Int }'),
    links: new Map(),
    paths: [],
    samples: 'error',
  });
  const names: string[] = [];
  let ask: () => Promise<unknown> = () => Promise.resolve();
  const { allContentLoaded } = search({ siteDir, baseUrl: '/', siteConfig: {} } as LoadContext, {
    store,
    placeholders: {},
    isChecked: true,
    data: {
      ...createDataFiles('/', 'default'),
      set: (name) => void names.push(name),
      whenAsked: (make) => void (ask = make),
    },
  });
  const allContent = {
    'graphql-reference': { default: { mount: atRoot, context: { texts: {} } } },
  };
  await allContentLoaded?.({ allContent } as never);
  return { ask: () => ask(), names: () => names };
}

it('makes nothing before a browser asks, and all of it once', async () => {
  const { ask, names } = await load();
  expect(names()).toEqual([]);
  await Promise.all([ask(), ask()]);
  expect(names()).toEqual(['symbols', 'guides', 'words', 'text']);
});

it('says what is wrong with the words of readers soon, whether a browser asks or not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const say = vi.spyOn(logger, 'error').mockReturnValue();
  writeFileSync(join(siteDir, 'docs/search.yml'), 'start: [nowhere]\n');
  await load();
  expect(say).not.toHaveBeenCalled();
  vi.runAllTimers();
  vi.useRealTimers();
  await vi.waitFor(
    () => expect(say).toHaveBeenCalledWith(expect.stringContaining('docs/search.yml:1:')),
    20_000,
  );
});
