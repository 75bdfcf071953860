import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import logger from '@docusaurus/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type contentCheck from '..';
import { loadedWith, useSite } from './site';

const { path, writeGuide, start, inputsOf } = useSite();

beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => vi.unstubAllEnvs());

type Check = Awaited<ReturnType<typeof contentCheck>>;

const allContent = (isOutline: boolean): Parameters<NonNullable<Check['allContentLoaded']>>[0] =>
  ({ allContent: { 'graphql-reference': { default: { isOutline } } } }) as never;

/** For a busy machine, in milliseconds. */
const patience = 20_000;

const post = `---
title: First
description: The first post.
authors: [docs-team]
---

Hello.

{/* truncate */}
`;

it('checks guides after the first page, and again after each change', async () => {
  const { check, store } = await start('merry');
  await check.allContentLoaded?.(allContent(true));
  expect(() => inputsOf('mood')).toThrow('ENOENT');
  await check.allContentLoaded?.(allContent(false));
  const before = await vi.waitFor(() => inputsOf('mood'), patience);
  store.set(loadedWith('gloomy'));
  await check.allContentLoaded?.(allContent(false));
  await vi.waitFor(() => expect(inputsOf('mood')).not.toBe(before), patience);
});

it('leaves a guide that was saved alone to the bundler, which has compiled it', async () => {
  const say = vi.spyOn(logger, 'error').mockReturnValue();
  const { check, store } = await start('merry');
  const checkAgain = async (): Promise<void> => {
    const before = inputsOf('mood');
    await check.allContentLoaded?.(allContent(false));
    await vi.waitFor(() => expect(inputsOf('mood')).not.toBe(before), patience);
  };
  await check.allContentLoaded?.(allContent(false));
  const before = await vi.waitFor(() => inputsOf('weather'), patience);
  writeGuide('weather', '[Mood](graphql:Query.mod)\n');
  await check.allContentLoaded?.(allContent(false));
  await vi.waitFor(() => expect(say).toHaveBeenCalledOnce(), patience);
  expect(inputsOf('weather')).toBe(before);
  store.set(loadedWith('gloomy'));
  await checkAgain();
  expect(inputsOf('weather')).toBe(before);
  // Of several files at once, one may have been compiled before what it follows from was read.
  writeGuide('weather', 'It hails.\n');
  writeGuide('mood', 'Fine.\n');
  await checkAgain();
  expect(inputsOf('weather')).not.toBe(before);
});

it('checks guides as soon as one is saved, whether a browser has a page or not', async () => {
  const { check } = await start('merry');
  await check.allContentLoaded?.(allContent(true));
  await check.allContentLoaded?.(allContent(true));
  expect(await vi.waitFor(() => inputsOf('mood'), patience)).not.toBe('');
});

it('says what is wrong with a guide once, with its place, and that it is repaired', async () => {
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
  await check.allContentLoaded?.(allContent(false));
  const again = [['Guides, posts and pages are valid again.']];
  await vi.waitFor(() => expect(praise.mock.calls).toEqual(again), patience);
  const said = say.mock.calls.filter(([text]) => String(text).includes(message));
  expect(said).toHaveLength(1);
});

it.each([
  ['a picture', 'docs/face.png', 'docs/mood.mdx:8:1 Unexpected picture "./face.png"'],
  [
    'a guide',
    'docs/weather.mdx',
    'docs/mood.mdx:6:1 Unexpected link to "docs/weather.mdx", which is not a page. Did you mean "docs/mood.mdx"? Correct the path, or remove the link.',
  ],
  ['an author', 'blog/authors.yml', 'blog/first.mdx:4:1 Unexpected "docs-team" in authors.'],
])('says what is missing where only %s is gone', async (_what, gone, message) => {
  const say = vi.spyOn(logger, 'error').mockReturnValue();
  mkdirSync(path('blog'));
  writeFileSync(path('blog/authors.yml'), 'docs-team:\n  name: Docs\n');
  writeFileSync(path('blog/first.mdx'), post);
  const { check } = await start('merry');
  await check.allContentLoaded?.(allContent(false));
  await vi.waitFor(() => inputsOf('mood'), patience);
  if (gone.endsWith('.yml')) writeFileSync(path(gone), 'other-team:\n  name: Others\n');
  else rmSync(path(gone));
  await check.allContentLoaded?.(allContent(false));
  const saying = expect.stringContaining(message) as string;
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith(saying), patience);
});

it('looks at posts, their lists and pictures again as soon as one changes', async () => {
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
