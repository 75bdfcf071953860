import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../graphql/problem';
import { buildSchemaFromFiles } from '../../graphql/schema-source';
import { testContract } from '../../options/__tests__/contract';
import type { Contract } from '../../options/contract';
import type { Snapshot } from '../snapshots';
import { computeChangelog } from '../changelog';
import { checkChangelog } from '../check-changelog';
import { parseNotes, releasePathsOf } from '../snapshots';

const paths = releasePathsOf('schema/*.graphql');

function snapshot(date: string | undefined, sdl: string, notes = ''): Snapshot {
  const folder = date === undefined ? 'schema' : `${paths.releases}/${date}`;
  const name = `${folder}/schema.graphql`;
  const { schema } = buildSchemaFromFiles([{ name, text: sdl }]);
  if (!schema) throw new Error('The schema of the test does not build.');
  const notesFile = date === undefined ? paths.unreleased : `${folder}/notes.md`;
  return { date, schema, notes: parseNotes({ name: notesFile, text: notes }).notes };
}

function problemsOf(
  released: readonly Snapshot[],
  present: Snapshot,
  { today = '2026-12-01', contract = testContract }: { today?: string; contract?: Contract } = {},
): string[] {
  const changelog = computeChangelog(released, present, contract);
  const input = { changelog, released, present, paths, today, contract };
  return checkChangelog(input).map((problem) => formatProblem(problem));
}

const first = snapshot('2026-01-01', 'type Query {\n  a(limit: Int! = 20): Int\n  b: Int\n}');
const lost = 'type Query {\n  a(limit: Int!): Int\n  b: Int\n}';
const deprecated = (reason: string): string =>
  `type Query {\n  a(limit: Int! = 20): Int\n  b: Int @deprecated(reason: "${reason}")\n}`;
const withoutB = 'type Query {\n  a(limit: Int! = 20): Int\n}';
const noteOnB = '## `Query.b`\n\nRead `Query.a`.\n';

describe('checkChangelog', () => {
  it('finds nothing where nothing changed', () => {
    expect(problemsOf([first], { ...first, date: undefined })).toEqual([]);
    expect(problemsOf([], { ...first, date: undefined })).toEqual([]);
  });

  it('wants a note on a breaking change, at the line of the change', () => {
    expect(problemsOf([first], snapshot(undefined, lost))).toEqual([
      'schema/schema.graphql:2:5 Unexpected breaking change without a note: Query.a(limit:) lost its default 20. Add "## `Query.a(limit:)`" to schema/unreleased.md with what clients must do, or take the change back.',
    ]);
    const note = '## `Query.a(limit:)`\n\nSend `limit`.\n';
    expect(problemsOf([first], snapshot(undefined, lost, note))).toEqual([]);
  });

  it('places a raised role at its directive, which can be lines below the name', () => {
    const access = (role: string): string =>
      `enum Role { GUEST ADMIN } directive @auth(role: Role!) on FIELD_DEFINITION
      type Query {
        a(
          x: Int
        ): Int @auth(role: ${role})
      }`;
    const before = snapshot('2026-01-01', access('GUEST'));
    const contract = { ...testContract, access: { directive: 'auth', role: 'role' } };
    expect(problemsOf([before], snapshot(undefined, access('ADMIN')), { contract })).toEqual([
      'schema/schema.graphql:5:16 Unexpected breaking change without a note: Query.a now needs the role ADMIN instead of GUEST. Add "## `Query.a`" to schema/unreleased.md with what clients must do, or take the change back.',
    ]);
  });

  it('wants a note on a breaking change of a release too', () => {
    const second = snapshot('2026-02-01', lost);
    expect(problemsOf([first, second], { ...second, date: undefined })).toEqual([
      'schema/releases/2026-02-01/schema.graphql:2:5 Unexpected breaking change without a note: Query.a(limit:) lost its default 20. Add "## `Query.a(limit:)`" to schema/releases/2026-02-01/notes.md with what clients must do, or take the change back.',
    ]);
  });

  it('wants no notes and no notice of another schema', () => {
    expect(problemsOf([first], snapshot(undefined, withoutB), { contract: {} })).toEqual([]);
  });

  it('refuses a note on what did not change, and on what does not exist', () => {
    const notes =
      '## `Query.a(limt:)`\n\nSend it.\n\n## `Query.a(limit:)`\n\nSee `Query.z`, `Int`.\n';
    expect(problemsOf([first], snapshot(undefined, lost, notes))).toEqual([
      'schema/unreleased.md:1:1 Unexpected note on "Query.a(limt:)", which did not change since 2026-01-01. Did you mean "Query.a(limit:)"?',
      'schema/unreleased.md:7:5 Unexpected `Query.z` in the note on "Query.a(limit:)", which the schema does not have. Correct the coordinate.',
    ]);
  });

  it('refuses a note in the first release, which has no changes', () => {
    const noted = snapshot('2026-01-01', lost, '## `Query`\n\nIt is there.\n');
    expect(problemsOf([noted], { ...noted, date: undefined, notes: new Map() })).toEqual([
      'schema/releases/2026-01-01/notes.md:1:1 Unexpected note on "Query", which did not change in the first release. Delete the note, or correct its coordinate.',
    ]);
  });

  it('refuses to remove what no release deprecates, at its line in the last release', () => {
    expect(problemsOf([first], snapshot(undefined, withoutB, noteOnB))).toEqual([
      'schema/releases/2026-01-01/schema.graphql:3:3 Unexpected removal of "Query.b", which no release deprecates. Bring it back with @deprecated, and remove it 180 days after the release of that.',
    ]);
  });

  it('refuses to remove before the day that was announced, or before 180 days', () => {
    const removed = snapshot(undefined, withoutB, noteOnB);
    const late = snapshot('2026-02-01', deprecated('Use `Query.a`, new. Removal on 2026-12-31.'));
    const early = snapshot('2026-11-01', deprecated('Use `Query.a`, new. Removal on 2026-11-30.'));
    expect(problemsOf([first, late], removed)).toEqual([
      'schema/releases/2026-02-01/schema.graphql:3:3 Unexpected removal of "Query.b" before the day that its reason announces. Bring it back until 2026-12-31.',
    ]);
    expect(problemsOf([first, late], removed, { today: '2026-12-31' })).toEqual([]);
    expect(problemsOf([first, early], removed)).toEqual([
      'schema/releases/2026-11-01/schema.graphql:3:3 Unexpected removal of "Query.b", which is deprecated since 2026-11-01, less than 180 days ago. Bring it back until 2027-04-30.',
    ]);
  });

  it('counts the notice from the last time that something was deprecated', () => {
    const reason = 'Use `Query.a`, new. Removal on 2026-10-01.';
    const released = [
      snapshot('2026-02-01', deprecated(reason)),
      { ...first, date: '2026-03-01' },
      snapshot('2026-11-01', deprecated(reason)),
    ];
    expect(problemsOf(released, snapshot(undefined, withoutB, noteOnB))).toEqual([
      'schema/releases/2026-11-01/schema.graphql:3:3 Unexpected removal of "Query.b", which is deprecated since 2026-11-01, less than 180 days ago. Bring it back until 2027-04-30.',
    ]);
  });

  it('leaves removals of releases to history', () => {
    const second = snapshot('2026-02-01', withoutB, noteOnB);
    expect(problemsOf([first, second], { ...second, date: undefined, notes: new Map() })).toEqual(
      [],
    );
  });

  it('refuses to announce a removal that leaves less than 180 days, or a day that is none', () => {
    const soon = snapshot(undefined, deprecated('Use `Query.a`, new. Removal on 2027-05-29.'));
    expect(problemsOf([first], soon)).toEqual([
      'schema/schema.graphql:3:10 Unexpected removal of "Query.b" on 2027-05-29, less than 180 days after its deprecation. Announce 2027-05-30 or later.',
    ]);
    const never = snapshot(undefined, deprecated('Use `Query.a`, new. Removal on 2027-02-30.'));
    expect(problemsOf([first], never)).toEqual([
      'schema/schema.graphql:3:10 Unexpected day "2027-02-30" for the removal of "Query.b", which the calendar does not have. Correct it.',
    ]);
  });

  it('refuses a release of tomorrow', () => {
    expect(problemsOf([first], { ...first, date: undefined }, { today: '2025-12-31' })).toEqual([
      'schema/releases/2026-01-01/schema.graphql:1:1 Unexpected release of 2026-01-01, expected no day after today, 2025-12-31. Rename its folder.',
    ]);
  });
});
