import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mount, OutputTable } from 'graphql-docs-reference/graphql';
import { routeAt } from 'graphql-docs-reference/graphql';

/**
 * Writes contents below a folder, by their paths in it, and makes the folders that they need. One after
 * the other: threads that add files to one folder wait for each other.
 */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): void {
  const made = new Set<string>();
  for (const [path, content] of files) {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(file, content);
  }
}

/** The same for those whose content is another than what is there: to read takes a fifth of the time. */
export function writeChanged(
  folder: string,
  files: Iterable<readonly [path: string, content: string]>,
): void {
  const isChanged = ([path, content]: readonly [string, string]): boolean => {
    const file = join(folder, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  };
  writeFiles(folder, [...files].filter(isChanged));
}

/** Files by their paths in the build, which they had by their addresses. */
export function placeFiles<Content>(
  mount: Mount,
  files: Iterable<readonly [address: string, content: Content]>,
): [path: string, content: Content][] {
  return Array.from(files, ([address, content]) => [routeAt(mount, address), content]);
}

/**
 * Writes files of the build, which nobody else may write.
 *
 * @param what one of them is, in words.
 * @throws InputError if somebody else does.
 */
export function writeOutputs(
  outputs: OutputTable,
  what: string,
  outDir: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): void {
  const list = [...files];
  outputs.claim(
    what,
    list.map(([path]) => ({ path: path.replace(/^\/?/, '/'), what })),
  );
  writeFiles(outDir, list);
}
