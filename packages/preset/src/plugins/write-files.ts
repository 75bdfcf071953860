import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mount, OutputTable } from 'graphql-docs-reference/graphql';
import { routeAt } from 'graphql-docs-reference/graphql';

/** Writes contents below a folder, by their paths in it, and makes the folders that they need. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): Promise<void> {
  await Promise.all(
    Array.from(files, async ([path, content]) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }),
  );
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
export async function writeOutputs(
  outputs: OutputTable,
  what: string,
  outDir: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): Promise<void> {
  const list = [...files];
  outputs.claim(
    what,
    list.map(([path]) => ({ path: path.replace(/^\/?/, '/'), what })),
  );
  await writeFiles(outDir, list);
}
