import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../graphql/problem';
import { parseNotes } from '../snapshots';

const problemsIn = (text: string): string[] =>
  parseNotes({ name: 'notes.md', text }).problems.map((problem) => formatProblem(problem));

describe('parseNotes', () => {
  it('reads the text below each coordinate, with headings and fences', () => {
    const text =
      '# Unreleased\n\nHow to write.\n\n## `Query.a(x:)`\n\nSend `x`.\n\n### Why\n\n- It counts.\n\n## `B`\n\nGone.\n';
    const { notes, problems } = parseNotes({ name: 'notes.md', text });
    expect(problems).toEqual([]);
    expect([...notes.values()]).toEqual([
      {
        file: 'notes.md',
        line: 5,
        column: 1,
        coordinate: 'Query.a(x:)',
        text: 'Send `x`.\n\n### Why\n\n- It counts.',
        textLine: 7,
      },
      { file: 'notes.md', line: 13, column: 1, coordinate: 'B', text: 'Gone.', textLine: 15 },
    ]);
  });

  it('reads an empty file', () => {
    expect(problemsIn('')).toEqual([]);
    expect(problemsIn('# Unreleased\n')).toEqual([]);
  });

  it('says what is wrong with headings, all at once', () => {
    const text = 'Words.\n\n## Query.a\n\nText.\n\n## `A`\n\n## `B`\n\nText.\n\n## `B`\n\nText.\n';
    expect(problemsIn(text)).toEqual([
      'notes.md:1:1 Unexpected text, expected "## `Coordinate`" above it.',
      'notes.md:3:1 Unexpected heading, expected "## `Coordinate`", with one coordinate.',
      'notes.md:7:1 Unexpected heading without text, expected what the change means for clients.',
      'notes.md:13:1 Unexpected second note on "B". Merge it with the first.',
    ]);
  });
});
