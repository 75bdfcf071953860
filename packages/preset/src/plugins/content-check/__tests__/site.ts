import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { buildSchema } from 'graphql';
import { createOutputTable, createSchemaStore } from 'graphql-docs-reference/graphql';
import { afterEach, beforeEach } from 'vitest';
import contentCheck from '..';

/** A site of two guides, one of which links the other, and has a picture and a sample that runs. */
export function useSite(): Site {
  let siteDir = '';
  const path = (name: string): string => join(siteDir, name);
  const writeGuide = (name: string, ...body: readonly string[]): void => {
    const front = `---\ntitle: ${name}\ndescription: About the ${name}.\n---\n\n`;
    writeFileSync(path(`docs/${name}.mdx`), front + body.join(''));
  };
  beforeEach(() => {
    siteDir = mkdtempSync(join(tmpdir(), 'inputs-'));
    mkdirSync(path('docs'));
    writeGuide('mood', '[Weather](./weather.mdx)\n\n![A face](./face.png)\n\n', sample);
    writeGuide('weather', 'It rains.\n');
    writeFileSync(path('docs/face.png'), 'a smile');
  });
  afterEach(() => {
    rmSync(siteDir, { recursive: true });
  });
  return {
    path,
    writeGuide,
    start: async (mood, onChecked = () => undefined) => {
      const store = createSchemaStore();
      store.set(loadedWith(mood));
      const context = { siteDir, generatedFilesDir: path('.docusaurus') };
      const outputs = createOutputTable();
      const options = { store, placeholders: {}, outputs, onChecked };
      const check = await contentCheck(context as LoadContext, options);
      return { check, store };
    },
    inputsOf: (guide) =>
      readFileSync(path(`.docusaurus/content-check/inputs/docs/${guide}.mdx.txt`), 'utf8'),
  };
}

interface Site {
  readonly path: (name: string) => string;
  readonly writeGuide: (name: string, ...body: readonly string[]) => void;
  readonly start: (mood: string, onChecked?: () => void) => Promise<Started>;
  /** What the bundler looks at to tell whether it has to compile the guide again. */
  readonly inputsOf: (guide: string) => string;
}

type Store = ReturnType<typeof createSchemaStore>;

interface Started {
  readonly check: Awaited<ReturnType<typeof contentCheck>>;
  readonly store: Store;
}

const sample = '```graphql run\nquery Mood {\n  mood\n}\n```\n';

export function loadedWith(mood: string): Parameters<Store['set']>[0] {
  return {
    schema: buildSchema('type Query { mood: String }'),
    links: new Map(),
    paths: [],
    samples: 'error',
    callers: [],
    answer: () => Promise.resolve({ data: { mood } }),
  };
}
