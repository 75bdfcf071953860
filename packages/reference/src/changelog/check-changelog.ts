import type { GraphQLSchema } from 'graphql';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { removalOf } from '../graphql/contract';
import { definitionAt } from '../graphql/members';
import type { Place, Problem } from '../graphql/problem';
import { placeOf, suggest } from '../graphql/problem';
import { rootNames } from '../graphql/symbols';
import type { Contract, DeprecationContract } from '../options/contract';
import type { Change, ChangeDraft, ChangeKind, Changelog, Release } from './change';
import { addDays, isDay } from './days';
import { describeInMarkdown } from './describe-change';
import { ownersOf } from './change';
import type { Note, ReleasePaths, Snapshot } from './snapshots';

export interface ChangelogInput {
  readonly changelog: Changelog;
  /** The oldest first. */
  readonly released: readonly Snapshot[];
  readonly present: Snapshot;
  readonly paths: ReleasePaths;
  /** Today, `2026-11-22`. */
  readonly today: string;
  /** Without a notice of removals, clients were promised nothing. */
  readonly contract: Contract;
}

/**
 * Everything that is wrong with releases, notes and what is not released, with its place and fix.
 * The notice of removals is checked before they are released; later they are history.
 */
export function checkChangelog(input: ChangelogInput): Problem[] {
  const { changelog, released, present, today, contract } = input;
  const { deprecation } = contract;
  const notice = deprecation?.notice;
  const steps = [...released, present].map((after, index, all): Step => {
    const release = changelog.releases.find(({ date }) => date === after.date);
    return { release: release ?? { date: after.date, changes: [] }, before: all[index - 1], after };
  });
  const unreleased = steps.at(-1);
  const days = released.flatMap((snapshot) => checkDay(snapshot, input));
  // In another order, everything would seem to have changed.
  if (days.length > 0) return days;
  return [
    ...steps.flatMap(checkNotes),
    ...(notice !== undefined ? steps.flatMap((step) => findMissingNotes(step, input)) : []),
    ...(notice !== undefined && unreleased
      ? checkRemovals(unreleased, released, today, { ...deprecation, notice })
      : []),
  ];
}

function checkDay({ date = '' }: Snapshot, { paths, today }: ChangelogInput): Problem[] {
  if (date <= today) return [];
  const file = `${paths.releases}/${date}/schema.graphql`;
  const message = `Unexpected release of ${date}, expected no day after today, ${today}. Rename its folder.`;
  return [{ file, line: 1, column: 1, message }];
}

function findMissingNotes(
  { release: { date, changes }, before, after }: Step,
  { paths, contract }: ChangelogInput,
): Problem[] {
  const file = date === undefined ? paths.unreleased : `${paths.releases}/${date}/notes.md`;
  const breaking = changes.filter(({ level }) => level === 'breaking');
  return breaking.flatMap((change) => {
    const { coordinate } = change;
    if (after.notes.has(coordinate)) return [];
    const sentence = describeInMarkdown(change).replaceAll('`', '');
    const message = `Unexpected breaking change without a note: ${sentence} Add "## \`${coordinate}\`" to ${file} with what clients must do, or take the change back.`;
    const access = contract.access?.directive;
    return [{ ...placeOfChange(change, after.schema, before?.schema, access), message }];
  });
}

/** A release with the schemas that it came from and led to. */
interface Step {
  readonly release: Release;
  readonly before: Snapshot | undefined;
  readonly after: Snapshot;
}

/** Notes on what did not change, and coordinates in notes that do not exist. */
function checkNotes({ release, before, after }: Step): Problem[] {
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

/** What clients were promised of removals. */
type RemovalPromise = DeprecationContract & { readonly notice: number };

/**
 * What the notice of a removal lacks, among changes that are not released: something is removed
 * that was not deprecated, or not for long enough, or before its day; or a new day leaves clients too
 * little time. What only ends with its last use, such as a type, cannot be deprecated.
 */
function checkRemovals(
  { release, before, after }: Step,
  released: readonly Snapshot[],
  today: string,
  promise: RemovalPromise,
): Problem[] {
  return release.changes.flatMap((change) => {
    const { coordinate } = change;
    const message = removable.test(change.kind)
      ? faultOfRemoval(coordinate, released, today, promise)
      : announcing.test(change.kind)
        ? faultOfDay(change, released, today, promise)
        : undefined;
    if (message === undefined) return [];
    return [{ ...placeOfChange(change, after.schema, before?.schema), message }];
  });
}

const removable = /^(?:field|argument|input-field|enum-value)-removed$/;
const announcing = /^(?:deprecated|removal-moved)$/;

function faultOfRemoval(
  coordinate: string,
  released: readonly Snapshot[],
  today: string,
  promise: RemovalPromise,
): string | undefined {
  if (coordinate.startsWith('@')) return undefined;
  const { notice } = promise;
  const what = `Unexpected removal of "${coordinate}"`;
  const since = deprecatedSince(coordinate, released);
  const reason = reasonIn(released.at(-1), coordinate);
  if (since === undefined || reason === undefined) {
    return `${what}, which no release deprecates. Bring it back with @deprecated, and remove it ${notice} days after the release of that.`;
  }
  const earliest = addDays(since, notice);
  const announced = removalOf(reason, { deprecation: promise }) ?? earliest;
  const day = announced > earliest ? announced : earliest;
  if (day <= today) return undefined;
  return day === announced
    ? `${what} before the day that its reason announces. Bring it back until ${day}.`
    : `${what}, which is deprecated since ${since}, less than ${notice} days ago. Bring it back until ${day}.`;
}

function faultOfDay(
  { coordinate, removal }: Change,
  released: readonly Snapshot[],
  today: string,
  { notice }: RemovalPromise,
): string | undefined {
  if (removal === undefined) return undefined;
  if (!isDay(removal)) {
    return `Unexpected day "${removal}" for the removal of "${coordinate}", which the calendar does not have. Correct it.`;
  }
  const earliest = addDays(deprecatedSince(coordinate, released) ?? today, notice);
  if (removal >= earliest) return undefined;
  return `Unexpected removal of "${coordinate}" on ${removal}, less than ${notice} days after its deprecation. Announce ${earliest} or later.`;
}

/** Day of the first of the last releases in a row that deprecate something. */
function deprecatedSince(coordinate: string, released: readonly Snapshot[]): string | undefined {
  const last = released.findLastIndex((release) => reasonIn(release, coordinate) === undefined);
  return released[last + 1]?.date;
}

function reasonIn(release: Snapshot | undefined, coordinate: string): string | undefined {
  return (release && definitionAt(release.schema, coordinate))?.deprecationReason ?? undefined;
}

/**
 * Line of the files of a schema that changed: of the directive, where a directive tells the change.
 * What is gone was in its type, which is still there; a root type is in many files, so that a line
 * of the schema before says more.
 */
function placeOfChange(
  { coordinate, kind }: Pick<ChangeDraft, 'coordinate' | 'kind'>,
  schema: GraphQLSchema,
  before: GraphQLSchema | undefined,
  access?: string,
): Place {
  const told = tellers[kind];
  const directive = told === 'access' ? access : told;
  const owners = ownersOf(coordinate).filter((owner) => !rootNames(schema).includes(owner));
  const places = [
    ...[coordinate, ...owners].map((name) => placeIn(schema, name, directive)),
    before && placeIn(before, coordinate),
  ];
  return places.find((place) => place !== undefined) ?? { file: 'schema', line: 1, column: 1 };
}

/** Which directive tells a change: that of access, by whatever name, or `@deprecated`. */
const tellers: Readonly<Partial<Record<ChangeKind, 'access' | 'deprecated'>>> = {
  'role-raised': 'access',
  'access-narrowed': 'access',
  'scope-added': 'access',
  deprecated: 'deprecated',
  'removal-moved': 'deprecated',
};

function placeIn(schema: GraphQLSchema, coordinate: string, directive?: string): Place | undefined {
  const node = definitionAt(schema, coordinate)?.astNode;
  const applied = node?.directives?.find(({ name }) => name.value === directive);
  const named = applied ?? node?.name;
  return named?.loc && placeOf(named);
}
