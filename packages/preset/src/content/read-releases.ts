import type { Notes, Snapshot } from 'graphql-docs-reference/changelog';
import { parseNotes, readSnapshots, releasePathsOf } from 'graphql-docs-reference/changelog';
import type { SchemaFile } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
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
  return parseReleases(await readReleaseFiles(siteDir, schemaPattern));
}

export interface ReleaseFiles {
  readonly released: readonly SchemaFile[];
  /** Empty where there is no such file. */
  readonly unreleased: SchemaFile;
}

export async function readReleaseFiles(
  siteDir: string,
  schemaPattern: string,
): Promise<ReleaseFiles> {
  const paths = releasePathsOf(schemaPattern);
  const released = await readFiles(siteDir, `${paths.releases}/**/*`);
  const [unreleased] = await readFiles(siteDir, paths.unreleased);
  return { released, unreleased: unreleased ?? { name: paths.unreleased, text: '' } };
}

/** @throws InputError with every problem found, each with file, line, column and fix. */
export function parseReleases({ released, unreleased }: ReleaseFiles): Releases {
  const { snapshots, problems } = readSnapshots(released);
  const { notes, problems: faults } = parseNotes(unreleased);
  const all = [...problems, ...faults];
  if (all.length > 0) throw new InputError(all);
  return { snapshots, unreleased: notes };
}
