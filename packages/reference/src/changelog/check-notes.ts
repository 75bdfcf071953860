import type { GraphQLSchema } from 'graphql';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { definitionAt } from '../graphql/definition-at';
import type { Problem } from '../graphql/problem';
import { suggest } from '../graphql/suggest';
import type { Release } from './change';
import type { Snapshot } from './changelog';
import type { Note } from './parse-notes';

/** A release with the schemas that it came from and led to. */
export interface Step {
  readonly release: Release;
  readonly before: Snapshot | undefined;
  readonly after: Snapshot;
}

/** Notes on what did not change, and coordinates in notes that do not exist. */
export function checkNotes({ release, before, after }: Step): Problem[] {
  const changed = new Set(release.changes.map(({ coordinate }) => coordinate));
  const schemas = [after.schema, ...(before ? [before.schema] : [])];
  return [...after.notes.values()].flatMap((note) => [
    ...(changed.has(note.coordinate) ? [] : [unchanged(note, changed, before?.date)]),
    ...unknownCodes(note, schemas),
  ]);
}

function unchanged(
  { file, line, column, coordinate }: Note,
  changed: ReadonlySet<string>,
  since: string | undefined,
): Problem {
  const near = suggest(coordinate, changed);
  const fix = near === '' ? ' Delete the note, or correct its coordinate.' : near;
  const when = since === undefined ? 'in the first release' : `since ${since}`;
  const message = `Unexpected note on "${coordinate}", which did not change ${when}.${fix}`;
  return { file, line, column, message };
}

function unknownCodes(
  { file, coordinate, text, textLine }: Note,
  schemas: readonly GraphQLSchema[],
): Problem[] {
  const problems: Problem[] = [];
  visit(fromMarkdown(text), 'inlineCode', ({ value, position }) => {
    if (!isCoordinate(value) || schemas.some((schema) => definitionAt(schema, value))) return;
    const message = `Unexpected \`${value}\` in the note on "${coordinate}", which the schema does not have. Correct the coordinate.`;
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    problems.push({ file, line: textLine + line - 1, column, message });
  });
  return problems;
}

/** Code that reads as a member, an argument or a directive; one word alone can be anything. */
function isCoordinate(code: string): boolean {
  return /^(?:@\w+(?:\(\w+:\))?|[A-Z]\w*\.\w+(?:\(\w+:\))?)$/.test(code);
}
