import { mkdirSync, writeFileSync } from 'node:fs';
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
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
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
