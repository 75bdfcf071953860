import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { buildSchema } from 'graphql';
import { createOutputTable, createSchemaStore } from 'graphql-docs-reference/graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import contentCheck from '..';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'inputs-'));
  mkdirSync(join(siteDir, 'docs'));
  writeGuide('mood', '[Weather](./weather.mdx)\n\n![A face](./face.png)\n\n', sample);
  writeGuide('weather', 'It rains.\n');
  writeFileSync(join(siteDir, 'docs/face.png'), 'a smile');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, { recursive: true });
});

const post = `---
title: First
description: The first post.
authors: [docs-team]
---

Hello.

{/* truncate */}
`;

const sample = '```graphql run\nquery Mood {\n  mood\n}\n```\n';

function writeGuide(name: string, ...body: readonly string[]): void {
  const front = `---\ntitle: ${name}\ndescription: About the ${name}.\n---\n\n`;
  writeFileSync(join(siteDir, `docs/${name}.mdx`), front + body.join(''));
}

function loadedWith(mood: string): Parameters<ReturnType<typeof createSchemaStore>['set']>[0] {
  return {
    schema: buildSchema('type Query { mood: String }'),
    links: new Map(),
    paths: [],
    samples: 'error',
    callers: [],
    answer: () => Promise.resolve({ data: { mood } }),
  };
}

/** For a busy machine, in milliseconds. */
const patience = 20_000;

type Check = Awaited<ReturnType<typeof contentCheck>>;

async function start(
  mood: string,
  onChecked: () => void = () => undefined,
): Promise<{ readonly check: Check; readonly store: ReturnType<typeof createSchemaStore> }> {
  const store = createSchemaStore();
  store.set(loadedWith(mood));
  const context = { siteDir, generatedFilesDir: join(siteDir, '.docusaurus') };
  const outputs = createOutputTable();
  const options = { store, placeholders: {}, outputs, onChecked };
  const check = await contentCheck(context as LoadContext, options);
  return { check, store };
}

/** What the bundler looks at to tell whether it has to compile the guide again. */
function inputsOf(guide: string): string {
  return readFileSync(
    join(siteDir, `.docusaurus/content-check/inputs/docs/${guide}.mdx.txt`),
    'utf8',
  );
}

async function inputsWith(mood: string): Promise<string> {
  await start(mood);
  return inputsOf('mood');
}

it('compiles a guide again where only the answer to its sample has changed', async () => {
  const before = await inputsWith('merry');
  expect(await inputsWith('merry')).toBe(before);
  expect(await inputsWith('gloomy')).not.toBe(before);
});

it('compiles a guide again where a picture in it has changed', async () => {
  const before = await inputsWith('merry');
  writeFileSync(join(siteDir, 'docs/face.png'), 'a frown');
  expect(await inputsWith('merry')).not.toBe(before);
});

it('compiles a guide again where a page that it links has another address', async () => {
  const before = await inputsWith('merry');
  writeGuide('weather', 'It shines.\n');
  expect(await inputsWith('merry')).toBe(before);
  const text = readFileSync(join(siteDir, 'docs/weather.mdx'), 'utf8');
  writeFileSync(join(siteDir, 'docs/weather.mdx'), text.replace('---\n', '---\nslug: sky\n'));
  expect(await inputsWith('merry')).not.toBe(before);
});

it('says that the guides of a build are right, or what is wrong with them', async () => {
  const onChecked = vi.fn();
  await start('merry', onChecked);
  expect(onChecked).toHaveBeenCalledOnce();
  writeGuide('mood', '[Mood](graphql:Query.mod)\n');
  await expect(start('merry', onChecked)).rejects.toThrow(
    'docs/mood.mdx:6:1 Unexpected coordinate "Query.mod"',
  );
  expect(onChecked).toHaveBeenCalledOnce();
});

describe('in the dev server', () => {
  const allContent = (isOutline: boolean): Parameters<NonNullable<Check['allContentLoaded']>>[0] =>
    ({ allContent: { 'graphql-reference': { default: { isOutline } } } }) as never;

  it('checks guides after the first page, and again after each change', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { check, store } = await start('merry');
    await check.allContentLoaded?.(allContent(true));
    expect(() => inputsOf('mood')).toThrow('ENOENT');
    await check.allContentLoaded?.(allContent(false));
    const before = await vi.waitFor(() => inputsOf('mood'), patience);
    store.set(loadedWith('gloomy'));
    await check.allContentLoaded?.(allContent(false));
    await vi.waitFor(() => expect(inputsOf('mood')).not.toBe(before), patience);
  });

  it('checks guides as soon as one is saved, whether a browser has a page or not', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { check } = await start('merry');
    await check.allContentLoaded?.(allContent(true));
    await check.allContentLoaded?.(allContent(true));
    expect(await vi.waitFor(() => inputsOf('mood'), patience)).not.toBe('');
  });

  it('says what is wrong with a guide once, with its place, and that it is repaired', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const say = vi.spyOn(logger, 'error').mockReturnValue();
    const praise = vi.spyOn(logger, 'success').mockReturnValue();
    const { check } = await start('merry');
    writeGuide('mood', '[Mood](graphql:Query.mod)\n');
    await check.allContentLoaded?.(allContent(false));
    const message = 'docs/mood.mdx:6:1 Unexpected coordinate "Query.mod"';
    const saying = expect.stringContaining(message) as string;
    await vi.waitFor(() => expect(say).toHaveBeenCalledWith(saying), patience);
    await check.allContentLoaded?.(allContent(false));
    writeGuide('mood', 'Fine.\n');
    const before = inputsOf('mood');
    await check.allContentLoaded?.(allContent(false));
    await vi.waitFor(() => expect(inputsOf('mood')).not.toBe(before), patience);
    const said = say.mock.calls.filter(([text]) => String(text).includes(message));
    expect(said).toHaveLength(1);
    const again = [['Guides, posts and pages are valid again.']];
    await vi.waitFor(() => expect(praise.mock.calls).toEqual(again), patience);
  });

  it.each([
    ['a picture', 'docs/face.png', 'docs/mood.mdx:8:1 Unexpected picture "./face.png"'],
    [
      'a guide',
      'docs/weather.mdx',
      'docs/mood.mdx:6:1 Unexpected link to "docs/weather.mdx", which is not a page. Did you mean "docs/mood.mdx"? Correct the path, or remove the link.',
    ],
    ['an author', 'blog/authors.yml', 'blog/first.mdx:4:1 Unexpected "docs-team" in authors.'],
  ])('says what is missing where only %s is gone', async (_what, path, message) => {
    vi.stubEnv('NODE_ENV', 'development');
    const say = vi.spyOn(logger, 'error').mockReturnValue();
    mkdirSync(join(siteDir, 'blog'));
    writeFileSync(join(siteDir, 'blog/authors.yml'), 'docs-team:\n  name: Docs\n');
    writeFileSync(join(siteDir, 'blog/first.mdx'), post);
    const { check } = await start('merry');
    await check.allContentLoaded?.(allContent(false));
    await vi.waitFor(() => inputsOf('mood'), patience);
    if (path.endsWith('.yml')) writeFileSync(join(siteDir, path), 'other-team:\n  name: Others\n');
    else rmSync(join(siteDir, path));
    await check.allContentLoaded?.(allContent(false));
    const saying = expect.stringContaining(message) as string;
    await vi.waitFor(() => expect(say).toHaveBeenCalledWith(saying), patience);
  });

  it('looks at posts, their lists and pictures again as soon as one changes', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { check } = await start('merry');
    expect(check.getPathsToWatch?.()).toEqual([
      'blog/**/*.{md,mdx,yml}',
      'docs/**/*.{avif,gif,jpeg,jpg,png,svg,webp}',
      'versioned_docs/**/*.{avif,gif,jpeg,jpg,png,svg,webp}',
      'blog/**/*.{avif,gif,jpeg,jpg,png,svg,webp}',
      'src/pages/**/*.{avif,gif,jpeg,jpg,png,svg,webp}',
      'static/**',
    ]);
  });
});
