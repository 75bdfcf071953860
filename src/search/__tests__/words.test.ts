import { describe, expect, it } from 'vitest';
import { isMeant, splitName, splitProse, squash } from '../words';

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

describe('splitProse', () => {
  it('keeps the stems of the words that tell something', () => {
    expect(splitProse('What happens when an account is deleted?')).toEqual(['account', 'delet']);
  });

  it('keeps all words where none tells anything', () => {
    expect(splitProse('How to')).toEqual(['how', 'to']);
  });

  it('brings the forms of a word together', () => {
    expect(splitProse('caches caching cached cache')).toEqual(['cach', 'cach', 'cach', 'cach']);
  });
});

describe('isMeant', () => {
  it.each([
    ['notification', 'notif', true],
    ['deprecat', 'deprecation', true],
    ['space', 'spaceship-yard', false],
    ['id', 'identity', false],
  ])('compares %s with the wanted %s', (word, wanted, expected) => {
    expect(isMeant(word, wanted)).toBe(expected);
  });
});
