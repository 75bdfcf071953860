import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pages } from './generate';

/**
 * Makes a folder hold these pages and no others. Only what changed is written, so that the dev
 * server compiles nothing else; a file is complete at every moment, since it is renamed into place.
 */
export async function writePages(dir: string, pages: Pages): Promise<void> {
  await mkdir(dir, { recursive: true });
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const present = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
  await Promise.all([
    ...present.filter((file) => !pages.has(file)).map((file) => rm(join(dir, file))),
    ...[...pages].map(([file, text]) => writeIfChanged(join(dir, file), text)),
  ]);
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  const old = await readFile(path, 'utf8').catch(() => undefined);
  if (old === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
