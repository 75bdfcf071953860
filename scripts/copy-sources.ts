import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
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

/** Folders that this process removes when it ends. */
const copies: string[] = [];

/** Copies the sources to a folder that this process removes, beside the same packages and build. */
export function createCopy(from = '.'): string {
  const copy = mkdtempSync(join(tmpdir(), 'commands-'));
  if (copies.length === 0) process.once('exit', removeCopies);
  copies.push(copy);
  copySources(copy, from);
  linkPackages(copy, from);
  if (existsSync(join(from, 'build'))) symlinkSync(resolve(from, 'build'), join(copy, 'build'));
  return copy;
}

function removeCopies(): void {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
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

/** Changes the first description of a field in the files of a folder, and gives the path of its file. */
export function changeDescription(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  for (const file of files.sort()) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(/^( {2}"(?:"")?\s*[A-Z][^"\n]*)(?=["\n])/m, '$1 It was changed.');
    if (after === before) continue;
    writeFileSync(path, after);
    return path;
  }
  throw new Error(`No field of the schema in ${folder} has a description.`);
}
