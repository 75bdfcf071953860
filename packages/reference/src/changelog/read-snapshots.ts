import type { Problem } from '../graphql/problem';
import type { SchemaFile } from '../graphql/schema-source';
import { buildSchemaFromFiles } from '../graphql/schema-source';
import type { Snapshot } from './changelog';
import { isDay } from './days';
import { parseNotes } from './parse-notes';

/** Reads the files of `releases/`: a folder for each day, with a `schema.graphql` and `notes.md`. */
export function readSnapshots(files: readonly SchemaFile[]): {
  /** The oldest first. */
  readonly snapshots: readonly Snapshot[];
  readonly problems: readonly Problem[];
} {
  const problems = files.flatMap((file) => checkName(file, files));
  const snapshots = files.filter(isSnapshot).flatMap((file): Snapshot[] => {
    const notesFile = files.find(({ name }) => name === besides(file, 'notes.md'));
    const { notes, problems: found } = parseNotes(notesFile ?? { name: file.name, text: '' });
    const { schema, problems: faults } = buildSchemaFromFiles([file]);
    problems.push(...faults, ...found);
    return schema ? [{ date: folderOf(file), schema, notes }] : [];
  });
  return { snapshots: snapshots.sort(byDate), problems };
}

function isSnapshot(file: SchemaFile): boolean {
  return file.name.endsWith('/schema.graphql') && isDay(folderOf(file));
}

function folderOf({ name }: SchemaFile): string {
  return name.split('/').at(-2) ?? '';
}

function besides({ name }: SchemaFile, other: string): string {
  return name.replace(/[^/]*$/, other);
}

function byDate(a: Snapshot, b: Snapshot): number {
  return (a.date ?? '') < (b.date ?? '') ? -1 : 1;
}

function checkName(file: SchemaFile, files: readonly SchemaFile[]): Problem[] {
  const at = (message: string): Problem[] => [{ file: file.name, line: 1, column: 1, message }];
  if (!/(?:^|\/)releases\/[^/]+\/(?:schema\.graphql|notes\.md)$/.test(file.name)) {
    return at(
      'Unexpected file, expected releases/2026-11-22/schema.graphql or notes.md. Delete or move it.',
    );
  }
  const folder = folderOf(file);
  if (!isDay(folder)) {
    return at(`Unexpected folder "${folder}", expected a day such as 2026-11-22. Rename it.`);
  }
  const snapshot = besides(file, 'schema.graphql');
  if (files.some(({ name }) => name === snapshot)) return [];
  return at(`Unexpected notes without ${snapshot}. Restore the snapshot, or delete the notes.`);
}
