import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createHash } from 'node:crypto';
import { copySources } from './copy-sources';
import { shell } from './shell';

/** Of another depth than the site's own folder, and on the same disk, so that files can be linked. */
const folder = '.cache/another/place/for/the/site';

/**
 * Builds the site twice in another folder, first without a cache and then with that of the first
 * time, and compares the files with those in `build/`.
 *
 * @throws Error if a build fails, or if a file differs.
 */
export async function buildTwice(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  copySources(folder);
  await Promise.all(['node_modules', '.git'].map(linkOver));
  await buildAgain('without a cache');
  await buildAgain('with a cache');
  await rm(folder, { recursive: true });
}

async function buildAgain(how: string): Promise<void> {
  const code = await shell('npm run build', {}, folder);
  if (code !== 0) throw new Error(`The build ${how} ended with exit code ${code}.`);
  const differing = await compareFolders('build', join(folder, 'build'));
  if (differing.length > 0) {
    throw new Error(
      `Unexpected difference between two builds of the same source, one of them ${how}, in ${differing.length} files: ${differing.slice(0, 10).join(', ')}. Expected builds that depend on no path, time or order; ${folder}/build has the second.`,
    );
  }
}

/** All files but caches. */
async function linkOver(path: string): Promise<void> {
  await mkdir(join(folder, path), { recursive: true });
  const entries = await readdir(path, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return entry.name === '.cache' ? undefined : linkOver(inner);
      return link(inner, join(folder, inner));
    }),
  );
}

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
