import { describe, expect, it } from 'vitest';
import { compareAnswers } from '../compare-answers';

describe('compareAnswers', () => {
  it.each([
    ['nothing', 'a\nb', 'a\nb', { count: 0, lines: [], gaps: [] }],
    ['a line in the place of another', 'a\nb\nc', 'a\nx\nc', { count: 1, lines: [1], gaps: [] }],
    ['a line more', 'a\nc', 'a\nb\nc', { count: 1, lines: [1], gaps: [] }],
    ['a line less', 'a\nb\nc', 'a\nc', { count: 1, lines: [], gaps: [1] }],
    [
      'fewer lines in the place of others',
      'a\nb\nc\nd',
      'a\nx\nd',
      { count: 2, lines: [1], gaps: [2] },
    ],
    ['the last line gone', 'a\nb', 'a', { count: 1, lines: [], gaps: [1] }],
    [
      'a comma, which says only that a line follows',
      'a\nb',
      'a,\nb',
      { count: 0, lines: [], gaps: [] },
    ],
  ])('tells %s', (_, before, after, { count, lines, gaps }) => {
    expect(compareAnswers(before, after)).toEqual({
      count,
      lines: new Set(lines),
      gaps: new Set(gaps),
    });
  });

  it('gives up where there is little in common', () => {
    const rows = (letter: string): string =>
      Array.from({ length: 1500 }, (_, index) => `${letter}${index}`).join('\n');
    expect(compareAnswers(rows('a'), rows('b'))).toBeUndefined();
  });
});
