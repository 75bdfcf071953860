import type { Mount, OutputTable } from 'graphql-docs-reference/graphql';
import { routeAt } from 'graphql-docs-reference/graphql';
import { writeFiles } from '../files';

/** What a plugin is given that writes files about a reference. */
export interface OutputOptions {
  /** That of the plugin whose reference it is. */
  readonly id?: string | undefined;
  readonly outputs: OutputTable;
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
