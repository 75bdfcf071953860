import { describe, expect, it } from 'vitest';
import { testContract } from '../../options/__tests__/contract';
import type { Snapshot } from '../snapshots';
import { computeChangelog, summarizeChanges } from '../changelog';
import { historyOf } from '../change';
import { schemaOf } from './helpers';

const note = (coordinate: string, text: string) =>
  [coordinate, { file: 'notes.md', line: 1, column: 1, coordinate, text, textLine: 3 }] as const;

const first: Snapshot = {
  date: '2026-01-01',
  schema: schemaOf('type Query { a: Int b(x: Int! = 1): Int }'),
  notes: new Map(),
};
const second: Snapshot = {
  date: '2026-02-01',
  schema: schemaOf('type Query { a: Int b(x: Int!): Int c: C } type C { "One." d: Int }'),
  notes: new Map([note('Query.b(x:)', 'Send `x`.\n\n- Always.')]),
};
const present: Snapshot = {
  date: undefined,
  schema: schemaOf(
    'type Query { a: Int! @deprecated(reason: "Use `Query.c`, new. Removal on 2026-12-31.") b(x: Int!): Int c: C } type C { "Two." d: Int e: Int }',
  ),
  notes: new Map([note('Query.a', 'Both.')]),
};
const changelog = computeChangelog([first, second], present, testContract);

describe('computeChangelog', () => {
  it('puts what is unreleased first, and gives the first release no changes', () => {
    expect(
      changelog.releases.map(({ date, changes }) => [
        date,
        ...changes.map(({ kind, coordinate }) => `${kind} ${coordinate}`),
      ]),
    ).toEqual([
      [
        undefined,
        'description-changed C.d',
        'field-added C.e',
        'type-changed Query.a',
        'deprecated Query.a',
      ],
      ['2026-02-01', 'default-removed Query.b(x:)', 'type-added C', 'field-added Query.c'],
      ['2026-01-01'],
    ]);
  });

  it('has nothing unreleased where nothing changed', () => {
    const { releases } = computeChangelog([first], { ...first, date: undefined });
    expect(releases).toEqual([{ date: '2026-01-01', changes: [] }]);
  });

  it('says a note once', () => {
    const changes = changelog.releases.flatMap((release) => release.changes);
    expect(changes.filter((change) => change.note !== undefined)).toEqual([
      {
        release: undefined,
        coordinate: 'Query.a',
        kind: 'type-changed',
        level: 'safe',
        before: 'Int',
        after: 'Int!',
        note: 'Both.',
      },
      {
        release: '2026-02-01',
        coordinate: 'Query.b(x:)',
        kind: 'default-removed',
        level: 'breaking',
        before: '1',
        note: 'Send `x`.\n\n- Always.',
      },
    ]);
  });

  it('lists what is deprecated', () => {
    expect(changelog.upcoming).toEqual([
      {
        coordinate: 'Query.a',
        reason: 'Use `Query.c`, new. Removal on 2026-12-31.',
        removal: '2026-12-31',
        replacement: 'Query.c',
      },
    ]);
  });
});

describe('historyOf', () => {
  it('knows since when something is there, also with its type', () => {
    expect(historyOf(changelog, 'C.d')).toEqual({
      since: '2026-02-01',
      changed: [],
      removal: undefined,
    });
  });

  it('has nothing to say of what the first release had', () => {
    expect(historyOf(changelog, 'Query.b').since).toBeUndefined();
    expect(historyOf(changelog, 'Query.b(x:)').changed).toMatchObject([
      { kind: 'default-removed' },
    ]);
  });

  it('takes what is not released for a change, and knows the day of a removal', () => {
    expect(historyOf(changelog, 'C.e').changed).toMatchObject([{ kind: 'field-added' }]);
    expect(historyOf(changelog, 'Query.a').removal).toBe('2026-12-31');
  });
});

describe('summarizeChanges', () => {
  it('shows what is not released by level, with notes, and counts words', () => {
    expect(summarizeChanges(changelog)).toBe(`# Changes of the API since 2026-02-01

## Safe

- \`C.e\` is new, of type \`Int\`.
- \`Query.a\` can no longer be null (\`Int!\`).

  Both.

- \`Query.a\` is deprecated; use \`Query.c\` instead. Removal on 31 December 2026.

The words of one description changed.
`);
  });

  it('says that there is nothing', () => {
    expect(
      summarizeChanges({ releases: [{ date: '2026-01-01', changes: [] }], upcoming: [] }),
    ).toBe('# Changes of the API since 2026-01-01\n\nNo changes.\n');
  });
});
