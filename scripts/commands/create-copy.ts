import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copySources } from '../copy-sources';

/** Copies the sources to a folder that this process removes, beside the same packages and build. */
export function createCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'commands-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  copySources(copy);
  // One by one, since tools keep their caches beside the packages.
  const packages = readdirSync('node_modules').filter((name) => !/^\.(?!bin$)/.test(name));
  mkdirSync(join(copy, 'node_modules'));
  for (const path of ['build', ...packages.map((name) => `node_modules/${name}`)]) {
    symlinkSync(resolve(path), join(copy, path));
  }
  return copy;
}
