import { describe, expect, it } from 'vitest';
import { splitName, squash } from '../words';

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
