import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { End } from '../guard-build';
import { lockBuild, retryWithoutCache } from '../guard-build';

/** No system gives a process a number as high as this. */
const dead = 2 ** 31 - 1;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-build-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockBuild', () => {
  let lock: string;

  beforeEach(() => {
    lock = join(folder, 'generated/build.lock');
  });

  it('lets the next build in when one has ended', () => {
    lockBuild(lock)();
    expect(existsSync(lock)).toBe(false);
    lockBuild(lock);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  });

  it('refuses a build while another runs, and leaves the lock to that', () => {
    lockBuild(lock);
    writeFileSync(lock, String(process.ppid));
    expect(() => lockBuild(lock)).toThrow(
      `Unexpected second build in this folder, where process ${process.ppid} is building. Wait until it ends, or build in another checkout. If no build is running, delete ${lock}.`,
    );
    expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
  });

  it('takes over from a build that was killed', () => {
    lockBuild(lock);
    writeFileSync(lock, String(dead));
    lockBuild(lock);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  });

  it.each(['', '0', '-1', 'npm'])(
    'takes over from a lock that names no process: "%s"',
    (holder) => {
      lockBuild(lock);
      writeFileSync(lock, holder);
      lockBuild(lock);
      expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    },
  );
});

describe('retryWithoutCache', () => {
  let cache: string;

  beforeEach(() => {
    cache = join(folder, 'cache');
    mkdirSync(cache);
  });

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
});
