import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore, pruneStore } from '../store';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
});

afterEach(() => rmSync(root, { recursive: true }));

it('makes what it has once, also for the next build', async () => {
  const make = vi.fn(() => 'made');
  expect(String(await openStore('pages', '1', root).keep(['a', 'b'], make))).toBe('made');
  expect(String(await openStore('pages', '1', root).keep(['a', 'b'], make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  ['another input', 'pages', '1', ['a', 'c']],
  ['inputs that are cut elsewhere', 'pages', '1', ['ab', '']],
  ['another maker', 'pages', '2', ['a', 'b']],
  ['another kind', 'styles', '1', ['a', 'b']],
])('has nothing for %s', async (_, kind, maker, inputs) => {
  await openStore('pages', '1', root).keep(['a', 'b'], () => 'made');
  expect(openStore(kind, maker, root).find(inputs)).toBeUndefined();
});

it('keeps nothing where making fails', async () => {
  const store = openStore('pages', '1', root);
  await expect(store.keep(['a'], () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(store.find(['a'])).toBeUndefined();
  expect(readdirSync(root)).toEqual([]);
});

it('takes a folder that is not there for an empty one', async () => {
  rmSync(root, { recursive: true });
  pruneStore(root);
  expect(openStore('pages', '1', root).find(['a'])).toBeUndefined();
  expect(existsSync(root)).toBe(false);
  await openStore('pages', '1', root).keep(['a'], () => 'made');
  expect(existsSync(root)).toBe(true);
});

it('removes what nobody has asked for in a month, and no more', async () => {
  const store = openStore('pages', '1', root);
  await store.keep(['old'], () => 'old');
  await store.keep(['asked for'], () => 'asked for');
  const before = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  for (const name of readdirSync(join(root, 'pages')))
    utimesSync(join(root, 'pages', name), before, before);
  store.find(['asked for']);
  pruneStore(root);
  expect(store.find(['old'])).toBeUndefined();
  expect(String(store.find(['asked for']))).toBe('asked for');
  expect(existsSync(root)).toBe(true);
});

it('puts what it keeps at a path, as the same file, where there is none yet', async () => {
  const { keep, place } = openStore('pages', '1', root);
  const [first, second] = [join(root, 'a.br'), join(root, 'b.br')];
  await keep(['another'], () => 'kept');
  await place(['a'], first, () => 'made');
  const make = vi.fn(() => 'made again');
  await place(['a'], second, make);
  expect([first, second].map((path) => readFileSync(path, 'utf8'))).toEqual(['made', 'made']);
  expect(make).not.toHaveBeenCalled();
  await expect(place(['a'], second, make)).rejects.toThrow(`There is ${second} already.`);
  expect(statSync(second).nlink).toBe(3);
  expect(String(await keep(['a'], make))).toBe('made');
});

it('looks for old files once a day', async () => {
  const store = openStore('pages', '1', root);
  await store.keep(['a'], () => 'made');
  pruneStore(root);
  const before = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  utimesSync(join(root, 'pages', readdirSync(join(root, 'pages'))[0] ?? ''), before, before);
  pruneStore(root);
  expect(readdirSync(join(root, 'pages'))).toHaveLength(1);
  utimesSync(join(root, 'pruned'), before, before);
  pruneStore(root);
  expect(readdirSync(join(root, 'pages'))).toEqual([]);
});

it('marks what is asked for as used, once a day', async () => {
  const store = openStore('pages', '1', root);
  await store.keep(['a'], () => 'made');
  const file = join(root, 'pages', readdirSync(join(root, 'pages'))[0] ?? '');
  const before = new Date(Date.now() - 2 * 24 * 3600 * 1000);
  utimesSync(file, before, before);
  pruneStore(root);
  openStore('pages', '1', root).find(['a']);
  expect(statSync(file).mtime).toEqual(before);
  utimesSync(join(root, 'pruned'), before, before);
  openStore('pages', '1', root).find(['a']);
  expect(statSync(file).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});
