import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Copies the files that git tracks or would add, as they are now. */
export function copySources(folder: string, from = '.'): void {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: from, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  for (const file of listed.split('\0')) {
    const path = join(from, file);
    if (file !== '' && existsSync(path)) cpSync(path, join(folder, file), { force: true });
  }
}

/** Copies the sources to a folder that this process removes, beside the same packages and build. */
export function createCopy(from = '.'): string {
  const copy = mkdtempSync(join(tmpdir(), 'commands-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  copySources(copy, from);
  linkPackages(copy, from);
  if (existsSync(join(from, 'build'))) symlinkSync(resolve(from, 'build'), join(copy, 'build'));
  return copy;
}

/** One by one, since tools keep their caches beside the packages. */
function linkPackages(copy: string, from: string): void {
  const folder = 'node_modules';
  mkdirSync(join(copy, folder));
  for (const name of readdirSync(join(from, folder))) {
    if (/^\.(?!bin$)/.test(name)) continue;
    const path = resolve(from, folder, name);
    // A package of the workspace is that of the copy.
    const target = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path;
    symlinkSync(target, join(copy, folder, name));
  }
}
