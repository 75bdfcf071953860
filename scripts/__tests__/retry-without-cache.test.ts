import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { End } from '../retry-without-cache';
import { retryWithoutCache } from '../retry-without-cache';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'bundler-cache-'));
  writeFileSync(join(cache, 'pack'), 'damaged');
});

afterEach(() => rmSync(cache, { recursive: true, force: true }));

const bundler = (): Promise<End> => Promise.resolve(existsSync(cache) ? 'SIGABRT' : 0);

it('starts a bundler again that crashes on its cache', async () => {
  expect(await retryWithoutCache(bundler, cache)).toBe(0);
});

it('gives up on a bundler that crashes without a cache', async () => {
  const run = vi.fn(() => Promise.resolve<End>('SIGABRT'));
  expect(await retryWithoutCache(run, cache)).toBe('SIGABRT');
  expect(run).toHaveBeenCalledTimes(2);
});

it('keeps the cache where a build fails for another reason', async () => {
  const run = vi.fn(() => Promise.resolve<End>(1));
  expect(await retryWithoutCache(run, cache)).toBe(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(existsSync(cache)).toBe(true);
});
