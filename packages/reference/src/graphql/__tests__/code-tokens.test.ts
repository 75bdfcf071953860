import { describe, expect, it } from 'vitest';
import { splitLines } from '../code-tokens';

describe('splitLines', () => {
  it('splits runs at the ends of lines, and keeps empty lines', () => {
    expect(
      splitLines([['query', 'keyword'], [' {\n  '], ['a', 'member', '/docs/a#b'], ['\n\n}']]),
    ).toEqual([
      [['query', 'keyword'], [' {']],
      [['  '], ['a', 'member', '/docs/a#b']],
      [],
      [['}']],
    ]);
  });

  it('gives each line of a run its class and its link', () => {
    expect(splitLines([['"""\na\n"""', 'string', '/docs/a']])).toEqual([
      [['"""', 'string', '/docs/a']],
      [['a', 'string', '/docs/a']],
      [['"""', 'string', '/docs/a']],
    ]);
  });

  it('joins neighbours of one class and one link', () => {
    expect(
      splitLines([
        ['@', 'directive', '/docs/tag'],
        ['tag', 'directive', '/docs/tag'],
        ['a', 'directive'],
        ['b', 'member'],
        [' '],
        ['c'],
      ]),
    ).toEqual([[['@tag', 'directive', '/docs/tag'], ['a', 'directive'], ['b', 'member'], [' c']]]);
  });

  it('leaves nothing of nothing', () => {
    expect(splitLines([])).toEqual([[]]);
  });
});
