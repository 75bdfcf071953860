import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path of a file or folder of a package that is installed. */
export function packageFile(name: string, ...path: readonly string[]): string {
  return join(dirname(require.resolve(`${name}/package.json`)), ...path);
}

/** Of all that one of our packages is made of: code, messages, and the versions of what it uses. */
export function hashPackage(name: string): string {
  const known = hashes.get(name);
  if (known !== undefined) return known;
  const folder = packageFile(name);
  const hash = createHash('sha256');
  const files = [
    ...['package.json', 'messages.en.json'].map((file) => join(folder, file)),
    ...listFiles(join(folder, 'src')),
  ];
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
  const found = hash.digest('hex');
  hashes.set(name, found);
  return found;
}

const hashes = new Map<string, string>();

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
