import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Copies the files that git tracks or would add, as they are now. */
export function copySources(folder: string): void {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  for (const file of listed.split('\0')) {
    if (file !== '' && existsSync(file)) cpSync(file, join(folder, file), { force: true });
  }
}

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
