import type { Problem } from '../graphql/problem';
import type { SchemaFile } from '../graphql/schema-source';
import { buildSchemaFromFiles } from '../graphql/schema-source';
import type { Snapshot } from './changelog';
import type { Note } from './parse-notes';
import { parseNotes } from './parse-notes';

export interface ReleaseFolder {
  /** The oldest first. */
  readonly snapshots: readonly Snapshot[];
  /** Of all snapshots. */
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
}

/** Reads the files of `releases/`: for each day a `schema.graphql`, and `notes.md` beside it. */
export function readSnapshots(files: readonly SchemaFile[]): ReleaseFolder {
  const problems = files.flatMap(problemsOfName);
  const notes: Note[] = [];
  const snapshots = files.flatMap((file): Snapshot[] => {
    const date = dayOf(file);
    if (date === undefined || !file.name.endsWith('/schema.graphql')) return [];
    const result = buildSchemaFromFiles([file]);
    problems.push(...result.problems);
    const notesName = file.name.replace(/schema\.graphql$/, 'notes.md');
    const notesFile = files.find(({ name }) => name === notesName);
    const parsed = notesFile ? parseNotes(notesFile) : { notes: [], problems: [] };
    problems.push(...parsed.problems);
    notes.push(...parsed.notes);
    return result.schema
      ? [{ date, schema: result.schema, notes: byCoordinate(parsed.notes) }]
      : [];
  });
  return { snapshots: snapshots.sort(byDate), notes, problems };
}

export function byCoordinate(notes: readonly Note[]): Snapshot['notes'] {
  return new Map(notes.map(({ coordinate, text }) => [coordinate, text]));
}

function byDate(a: Snapshot, b: Snapshot): number {
  return (a.date ?? '') < (b.date ?? '') ? -1 : 1;
}

/** The day that the folder of a file is named after, if it is one. */
function dayOf({ name }: SchemaFile): string | undefined {
  const folder = name.split('/').at(-2) ?? '';
  return isDay(folder) ? folder : undefined;
}

/** Whether a text is a day of the calendar, `2026-11-22`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function problemsOfName(file: SchemaFile): Problem[] {
  const folder = file.name.split('/').at(-2) ?? '';
  const at = (message: string): Problem[] => [{ file: file.name, line: 1, column: 1, message }];
  if (!/\/(?:schema\.graphql|notes\.md)$/.test(file.name)) {
    return at('Unexpected file, expected schema.graphql or notes.md. Delete or move it.');
  }
  if (isDay(folder)) return [];
  return at(`Unexpected folder "${folder}", expected a day such as 2026-11-22. Rename it.`);
}
