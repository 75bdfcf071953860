import { describe, expect, it } from 'vitest';
import { splitName, squash, startsWithTypingError } from '../words';

describe('splitName', () => {
  it.each([
    ['spaceById', ['space', 'by', 'id']],
    ['space by id', ['space', 'by', 'id']],
    ['PUBLIC_ONLY', ['public', 'only']],
    ['JSONObject', ['json', 'object']],
    ['GeoJSONPoint', ['geo', 'json', 'point']],
    ['authenticatedUserV2', ['authenticated', 'user', 'v', '2']],
    ['Query.spaces(limit:)', ['query', 'spaces', 'limit']],
    ['@oneOf', ['one', 'of']],
    ['', []],
  ])('splits %s', (name, words) => {
    expect(splitName(name)).toEqual(words);
  });
});

describe('squash', () => {
  it('makes the ways to write a name the same', () => {
    expect(['spaceById', 'space by id', 'SPACE_BY_ID'].map(squash)).toEqual([
      'spacebyid',
      'spacebyid',
      'spacebyid',
    ]);
  });
});

describe('startsWithTypingError', () => {
  it.each([
    ['a letter that is missing', 'bookmrk'],
    ['a letter too many', 'bookmarrk'],
    ['a wrong letter', 'bookmatk'],
    ['two letters exchanged', 'bookmrak'],
    ['a missing letter in half a word', 'bokm'],
    ['a letter too many at the end', 'bookmarkz'],
    ['a wrong first letter', 'nookmark'],
  ])('forgives %s', (_, typed) => {
    expect(startsWithTypingError('bookmark', typed)).toBe(true);
  });

  it.each([
    ['two errors', 'bokmrk'],
    ['an error in a short word', 'bok'],
    ['another word', 'comment'],
  ])('does not forgive %s', (_, typed) => {
    expect(startsWithTypingError('bookmark', typed)).toBe(false);
  });
});
