import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Paths of the files whose bytes differ between two folders, or that only one of them has. */
export async function compareFolders(one: string, other: string): Promise<string[]> {
  const [first, second] = await Promise.all([hashFiles(one), hashFiles(other)]);
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((path) => first.get(path) !== second.get(path))
    .sort();
}

async function hashFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, string]> => {
        const path = join(parentPath, name);
        const hash = createHash('sha256').update(await readFile(path));
        return [relative(folder, path), hash.digest('hex')];
      }),
    ),
  );
}
