import { link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compareFolders } from './compare-folders';
import { copySources } from './copy-sources';
import { shell } from './shell';

/** Of another depth than the site's own folder, and on the same disk, so that files can be linked. */
const folder = 'test-results/another/place/for/the/site';

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
