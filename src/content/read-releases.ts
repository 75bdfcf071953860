import { dirname } from 'node:path';
import type { Snapshot } from '../changelog/changelog';
import type { Note } from '../changelog/parse-notes';
import { parseNotes } from '../changelog/parse-notes';
import { byCoordinate, readSnapshots } from '../changelog/read-snapshots';
import { InputError } from '../graphql/problem';
import { readFiles } from './read-files';

export interface Releases {
  /** The oldest first. */
  readonly snapshots: readonly Snapshot[];
  /** Of the snapshots, and of what is not released. */
  readonly notes: readonly Note[];
  /** On what is not released. */
  readonly unreleased: Snapshot['notes'];
}

/**
 * Reads the released snapshots of a schema, and the notes on its changes, from beside its files.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readReleases(siteDir: string, schemaPattern: string): Promise<Releases> {
  const files = await readFiles(siteDir, `${releasesFolderOf(schemaPattern)}/**/*`);
  const { snapshots, notes, problems } = readSnapshots(files);
  const [file] = await readFiles(siteDir, unreleasedFileOf(schemaPattern));
  const unreleased = file ? parseNotes(file) : { notes: [], problems: [] };
  const all = [...problems, ...unreleased.problems];
  if (all.length > 0) throw new InputError(all);
  return {
    snapshots,
    notes: [...notes, ...unreleased.notes],
    unreleased: byCoordinate(unreleased.notes),
  };
}

/** Folder of the released snapshots of a schema, beside its files. */
export function releasesFolderOf(schemaPattern: string): string {
  return besides(schemaPattern, 'releases');
}

/** Notes on what is not released. */
export function unreleasedFileOf(schemaPattern: string): string {
  return besides(schemaPattern, 'unreleased.md');
}

function besides(schemaPattern: string, name: string): string {
  const fixed = schemaPattern.replace(/[^/]*[*?{[(!].*$/, '');
  const folder = fixed === schemaPattern ? dirname(fixed) : fixed.replace(/\/$/, '') || '.';
  return `${folder}/${name}`.replace(/^\.\//, '');
}
