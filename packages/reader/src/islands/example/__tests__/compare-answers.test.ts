import { describe, expect, it } from 'vitest';
import { compareAnswers } from '../compare-answers';

describe('compareAnswers', () => {
  it.each([
    ['nothing', 'a\nb', 'a\nb', { count: 0, lines: [], gaps: [], gone: [] }],
    [
      'a line in the place of another',
      'a\nb\nc',
      'a\nx\nc',
      { count: 1, lines: [1], gaps: [], gone: [[2, ['b']]] },
    ],
    ['a line more', 'a\nc', 'a\nb\nc', { count: 1, lines: [1], gaps: [], gone: [] }],
    ['a line less', 'a\nb\nc', 'a\nc', { count: 1, lines: [], gaps: [1], gone: [[1, ['b']]] }],
    [
      'fewer lines in the place of others',
      'a\nb\nc\nd',
      'a\nx\nd',
      { count: 2, lines: [1], gaps: [2], gone: [[2, ['b', 'c']]] },
    ],
    ['the last line gone', 'a\nb', 'a', { count: 1, lines: [], gaps: [1], gone: [[1, ['b']]] }],
    [
      'a comma, which says only that a line follows',
      'a\nb',
      'a,\nb',
      { count: 0, lines: [], gaps: [], gone: [] },
    ],
  ])('tells %s', (_, before, after, { count, lines, gaps, gone }) => {
    expect(compareAnswers(before, after)).toEqual({
      count,
      lines: new Set(lines),
      gaps: new Set(gaps),
      gone: new Map(gone as [number, string[]][]),
    });
  });

  it('gives up where there is little in common', () => {
    const rows = (letter: string): string =>
      Array.from({ length: 1500 }, (_, index) => `${letter}${index}`).join('\n');
    expect(compareAnswers(rows('a'), rows('b'))).toBeUndefined();
  });
});
