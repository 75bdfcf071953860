import { existsSync, renameSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Where the former site is while another takes its place. */
const asideOf = (folder: string): string => `${folder}.old`;

/**
 * Puts a finished site in the place of the former one. A folder can't take the place of another in
 * one step, so the former one is kept aside until the new one is there: whenever this is killed, one
 * of the two is on disk and whole, and `restoreFolder` or the next swap cleans up.
 */
export async function swapFolder(finished: string, folder: string): Promise<void> {
  const aside = asideOf(folder);
  restoreFolder(folder);
  await rm(aside, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, aside);
  await rename(finished, folder);
  await rm(aside, { recursive: true, force: true });
}

/** Puts the former site back if a swap was killed before the new one was there. */
export function restoreFolder(folder: string): void {
  if (!existsSync(folder) && existsSync(asideOf(folder))) renameSync(asideOf(folder), folder);
}

/** Where a site is at this moment. */
export interface FoundFolder {
  readonly path: string;
  /** Another for each site that takes the place of one. */
  readonly id: string;
}

/** Finds a site also in the middle of a swap; undefined if there is none. */
export function findFolder(folder: string): FoundFolder | undefined {
  // A swap may end between the first and the second look.
  for (const path of [folder, asideOf(folder), folder]) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) return { path, id: `${found.ino}-${found.birthtimeMs}` };
  }
  return undefined;
}
