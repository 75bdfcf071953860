import { describe, expect, it } from 'vitest';
import { formatProblem } from 'graphql-docs-reference/graphql';
import { createWordFinder } from '../neutral/words';

const find = createWordFinder({
  names: ['Library', 'api.library.example'],
  domains: ['loans', 'opening-hours'],
  exact: ['Query.shelves', 'shelfById', '@staff', '/docs/errors', 'npm run lend'],
  code: ['Shelf', 'shelves'],
});

const found = (text: string): string[] =>
  find('a.ts', text).map(({ line, column, message }) => {
    const [, word = ''] = /"(.+?)"/.exec(message) ?? [];
    return `${line}:${column} ${word}`;
  });

describe('a word of the product in a package', () => {
  it('is reported with its place and the fix', () => {
    expect(find('packages/a.ts', '\n  title: "The library"').map(formatProblem)).toEqual([
      'packages/a.ts:2:15 Unexpected word of the product, "library": a package documents any API. Give it by an option of packages/reference/src/options, or take an example from another API.',
    ]);
  });

  it.each([
    ['a name within another word', 'isLibraryOpen', ['1:3 Library']],
    [
      'a subject as one or many, with a hyphen or a space',
      'a Loan\nopening hours',
      ['1:3 Loan', '2:1 opening hours'],
    ],
    ['a coordinate, also of an argument', '`Query.shelves(limit:)`', ['1:2 Query.shelves']],
    ['a member of an object', 'fields.shelfById', ['1:1 shelfById']],
    ['a directive', 'by @staff(role:)', ['1:4 @staff']],
    ['a guide, also as a file', 'to="/docs/errors.md#a"', ['1:5 /docs/errors']],
    ['a command', 'start “npm run lend” first', ['1:8 npm run lend']],
    [
      'a name that is also English, as code',
      '`[Shelf!]!` or `shelves.by-size`',
      ['1:3 Shelf', '1:17 shelves'],
    ],
  ])('is %s', (_what, text, words) => {
    expect(found(text)).toEqual(words);
  });

  it.each([
    ['English', 'Shelf and shelves'],
    ['a part of another word', 'upgradeloansoft shelfByIds MyQuery.shelves'],
    ['another site', 'https://example.org/docs/errors'],
    ['another page', '/docs/errors-of-mine /docs/errors/mine'],
    ['another command', 'npm run lending'],
    ['a text of code that begins so', '`Shelf it at ${place}`'],
  ])('is not %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });
});
