import { describe, expect, it } from 'vitest';
import { changesOf } from './helpers';

const inArgument = (text: string): string => `type Query { a("${text}" x: String): Int }`;
const inField = (text: string): string => `type Query { t: T } type T { "${text}" a: String }`;

const limits = async (before: string, after: string): Promise<string[]> =>
  (await changesOf(before, after)).filter((line) => line.includes('limit'));

describe('compareLimits', () => {
  it('takes a stricter limit of what is sent for breaking, and a wider one for safe', async () => {
    const before = inArgument('Name, 2 to 60 characters.');
    expect(await limits(before, inArgument('Name, 2 to 40 characters.'))).toEqual([
      'breaking: The limit of `Query.a(x:)` is now “2 to 40 characters” instead of “2 to 60 characters”.',
    ]);
    expect(await limits(before, inArgument('Name of 1 to 1,000 characters.'))).toEqual([
      'safe: The limit of `Query.a(x:)` is now “1 to 1,000 characters” instead of “2 to 60 characters”.',
    ]);
  });

  it('reads the description of an operation as of what is sent', async () => {
    const before = 'type Query { "At most 20 a day." a: Int }';
    expect(await limits(before, 'type Query { "At most 10 a day." a: Int }')).toEqual([
      'breaking: The limit of `Query.a` is now “At most 10 a day” instead of “At most 20 a day”.',
    ]);
  });

  it('lets clients tolerate more of what they receive', async () => {
    const before = inField('Text, at most 300 characters.');
    expect(await limits(before, inField('Text, at most 500 characters.'))).toEqual([
      'tolerate: The limit of `T.a` is now “at most 500 characters” instead of “at most 300 characters”.',
    ]);
    expect(await limits(before, inField('Text, at most 200 characters.'))).toEqual([
      'safe: The limit of `T.a` is now “at most 200 characters” instead of “at most 300 characters”.',
    ]);
  });

  it.each([
    ['the same number in other words', 'At most 20 spaces.', 'Up to 20 of the spaces.'],
    ['a limit that is told for the first time', 'Name.', 'Name, 2 to 60 characters.'],
    ['limits of different things', 'At most 20 spaces.', 'At most 300 characters.'],
    ['a number that is no limit', 'One of 20 spaces.', 'One of 30 spaces.'],
    ['a date', 'Up to 2026-11-22.', 'Up to 2027-11-22.'],
  ])('ignores %s', async (_, before, after) => {
    expect(await limits(inArgument(before), inArgument(after))).toEqual([]);
  });
});
