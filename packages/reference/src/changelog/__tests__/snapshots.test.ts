import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../graphql/problem';
import { readSnapshots } from '../snapshots';

const file = (name: string, text = 'type Query { a: Int }') => ({
  name: `schema/releases/${name}`,
  text,
});

const problemsIn = (...files: ReturnType<typeof file>[]): string[] =>
  readSnapshots(files).problems.map((problem) => formatProblem(problem));

describe('readSnapshots', () => {
  it('reads releases in the order of their days, with their notes', () => {
    const { snapshots, problems } = readSnapshots([
      file('2026-12-01/notes.md', '## `Query.a`\n\nText.\n'),
      file('2026-12-01/schema.graphql'),
      file('2026-11-21/schema.graphql'),
    ]);
    expect(problems).toEqual([]);
    expect(snapshots.map(({ date, notes }) => [date, [...notes.keys()]])).toEqual([
      ['2026-11-21', []],
      ['2026-12-01', ['Query.a']],
    ]);
  });

  it('reads releases beside a schema at the root of a site', () => {
    const name = 'releases/2026-11-21/schema.graphql';
    expect(readSnapshots([{ ...file(''), name }]).problems).toEqual([]);
  });

  it('places SDL that does not parse', () => {
    expect(problemsIn(file('2026-11-21/schema.graphql', 'type Query {\n  a: \n}'))).toEqual([
      'schema/releases/2026-11-21/schema.graphql:3:1 Syntax Error: Expected Name, found "}". Fix the SDL at this place.',
    ]);
  });

  it.each(['2026-11-31', '2026-13-01', '26-11-22', 'next'])('refuses the day %s', (day) => {
    expect(problemsIn(file(`${day}/schema.graphql`))).toEqual([
      `schema/releases/${day}/schema.graphql:1:1 Unexpected folder "${day}", expected a day such as 2026-11-22. Rename it.`,
    ]);
  });

  it('refuses files that it does not know, and notes without a snapshot', () => {
    expect(
      problemsIn(
        file('2026-11-21/schema.json', '{}'),
        file('schema.graphql'),
        file('2026-11-22/notes.md', ''),
      ),
    ).toEqual([
      'schema/releases/2026-11-21/schema.json:1:1 Unexpected file, expected releases/2026-11-22/schema.graphql or notes.md. Delete or move it.',
      'schema/releases/schema.graphql:1:1 Unexpected file, expected releases/2026-11-22/schema.graphql or notes.md. Delete or move it.',
      'schema/releases/2026-11-22/notes.md:1:1 Unexpected notes without schema/releases/2026-11-22/schema.graphql. Restore the snapshot, or delete the notes.',
    ]);
  });
});
