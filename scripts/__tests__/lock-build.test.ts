import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockBuild } from '../lock-build';

/** No system gives a process a number as high as this. */
const dead = 2 ** 31 - 1;

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
  lock = join(folder, 'generated/build.lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

it.each(['', '0', '-1', 'npm'])('takes over from a lock that names no process: "%s"', (holder) => {
  lockBuild(lock);
  writeFileSync(lock, holder);
  lockBuild(lock);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
});
