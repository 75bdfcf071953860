import type { Snapshot } from '../changelog/changelog';
import type { Notes } from '../changelog/parse-notes';
import { parseNotes } from '../changelog/parse-notes';
import { releasePathsOf } from '../changelog/paths';
import { readSnapshots } from '../changelog/read-snapshots';
import { InputError } from '../graphql/problem';
import { readFiles } from './read-files';

export interface Releases {
  /** The oldest first. */
  readonly snapshots: readonly Snapshot[];
  /** Notes on what is not released. */
  readonly unreleased: Notes;
}

/**
 * Reads the released snapshots of a schema, and the notes on its changes, from beside its files.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readReleases(siteDir: string, schemaPattern: string): Promise<Releases> {
  const paths = releasePathsOf(schemaPattern);
  const files = await readFiles(siteDir, `${paths.releases}/**/*`);
  const { snapshots, problems } = readSnapshots(files);
  const [file] = await readFiles(siteDir, paths.unreleased);
  const unreleased = parseNotes(file ?? { name: paths.unreleased, text: '' });
  const all = [...problems, ...unreleased.problems];
  if (all.length > 0) throw new InputError(all);
  return { snapshots, unreleased: unreleased.notes };
}
