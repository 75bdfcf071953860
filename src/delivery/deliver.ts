import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { addMeta } from './add-meta';
import { compress } from './compress';
import { headersFile } from './headers-file';
import { nginxConfiguration } from './nginx';
import { readInline } from './read-inline';
import { deliveryRules } from './rules';
import { isText } from './types';

/**
 * Makes a build ready for its hosts: each page carries its policy, texts are there compressed, too,
 * and `_headers` and `_nginx.conf` say with which headers files are sent.
 *
 * @throws Error if a page has what no policy allows.
 */
export async function deliver(outDir: string): Promise<void> {
  const pages = await readPages(outDir);
  const scripts = hashScripts(pages);
  await Promise.all(
    [...pages].map(([file, html]) => writeFile(join(outDir, file), addMeta(html, file, scripts))),
  );
  await compressAll(outDir);
  const rules = deliveryRules(scripts);
  await writeFile(join(outDir, '_headers'), headersFile(rules));
  await writeFile(join(outDir, '_nginx.conf'), nginxConfiguration(rules));
}

/** Each file that is under way takes megabytes, so that few are at a time. */
async function compressAll(outDir: string): Promise<void> {
  const texts = (await listFiles(outDir)).filter(isText).values();
  const compressNext = async (): Promise<void> => {
    for (const file of texts) await compress(join(outDir, file), file.startsWith('/assets/'));
  };
  await Promise.all([compressNext(), compressNext(), compressNext(), compressNext()]);
}

/** HTML files of a build, by their path in it. */
export async function readPages(outDir: string): Promise<ReadonlyMap<string, string>> {
  const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  const pages = files.map(
    async (file): Promise<[string, string]> => [file, await readFile(join(outDir, file), 'utf8')],
  );
  return new Map(await Promise.all(pages));
}

/** Paths of all files, as `/docs/errors.html`, in the order of their names. */
async function listFiles(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => `/${relative(outDir, path).replaceAll(sep, '/')}`)
    .sort();
}

/**
 * Hashes of the inline scripts of all pages.
 *
 * @throws Error that names what no policy allows.
 */
export function hashScripts(pages: ReadonlyMap<string, string>): string[] {
  const read = [...pages].map(([file, html]) => ({ file, ...readInline(html) }));
  const faults = read.flatMap(({ file, faults }) => faults.map((fault) => `${file} ${fault}.`));
  if (faults.length > 0) {
    throw new Error(
      `${faults.length} ${faults.length === 1 ? 'time' : 'times'} a page has what its policy blocks. Use a class, a style sheet or a script of its own.\n${faults.slice(0, 15).join('\n')}`,
    );
  }
  return [...new Set(read.flatMap(({ scripts }) => scripts))].sort();
}
