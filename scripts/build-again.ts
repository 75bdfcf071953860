import { copyFile, link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hash } from 'node:crypto';
import { Globby } from '@docusaurus/utils';
import { changeDescription, copySources } from './copy-sources';
import { shell } from './shell';

/** Of another depth than the site's own folder, and on the same disk, so that files can be linked. */
const folder = '.cache/another/place/for/the/site';

/**
 * Builds the site in another folder: without a cache, with that of the first time, after a changed
 * description, and after it is changed back. Compares the files with those in `build/`.
 *
 * @throws Error if a build fails, if a file differs, or if others differ than those with the description.
 */
export async function buildAgain(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  copySources(folder);
  await Promise.all(['node_modules', '.git'].map(linkOver));
  expectSame('without a cache', await buildAndCompare());
  expectSame('with a cache', await buildAndCompare());
  const file = changeDescription(join(folder, 'schema'));
  const others = (await buildAndCompare()).filter((path) => !ofDescription.test(path));
  if (others.length > 0) {
    throw new Error(
      `Unexpected difference after one description is changed, in ${others.length} files that don't have it: ${others.slice(0, 10).join(', ')}. A page that names a script by its content is another one with each change.`,
    );
  }
  await copyFile(relative(folder, file), file);
  expectSame('after a change and back', await buildAndCompare());
  await rm(folder, { recursive: true });
}

/** Files with a description, or that it has changed; `a.html.br` and `a.html.gz` follow from `a.html`. */
const ofDescription =
  /^(?:docs\/graphql\/(?:types\/\w+\/[\w-]+\.(?:html|md)|changelog\.(?:html|md)|introspection\.json|schema\.graphql)|assets\/data\/.*\.json|mcp\.tgz)(?:\.br|\.gz)?$/;

async function buildAndCompare(): Promise<string[]> {
  const code = await shell('npm run build', {}, folder);
  if (code !== 0) throw new Error(`The build in ${folder} ended with exit code ${code}.`);
  return compareFolders('build', join(folder, 'build'));
}

function expectSame(how: string, differing: readonly string[]): void {
  if (differing.length === 0) return;
  throw new Error(
    `Unexpected difference between two builds of the same source, one of them ${how}, in ${differing.length} files: ${differing.slice(0, 10).join(', ')}. Expected builds that depend on no path, time or order; ${folder}/build has the second.`,
  );
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
  const files = await Globby('**', { cwd: folder, dot: true });
  const hashOf = async (file: string): Promise<[string, string]> => [
    file,
    hash('sha256', await readFile(join(folder, file))),
  ];
  return new Map(await Promise.all(files.map(hashOf)));
}
