import { describe, expect, it } from 'vitest';
import { namedType, typeInWords } from '../type-words';

describe('typeInWords', () => {
  it.each([
    ['Space', 'Space, or null'],
    ['Space!', 'Space, never null'],
    ['[Space]', 'a list, or null, of Space, or null'],
    ['[Space!]!', 'a list, never null, of Space, never null'],
    ['[[Int!]!]', 'a list, or null, of a list, never null, of Int, never null'],
  ])('says %s as "%s"', (type, words) => {
    expect(typeInWords(type)).toBe(words);
  });
});

describe('namedType', () => {
  it('finds the name within lists and marks', () => {
    expect(namedType('[[Space!]!]')).toBe('Space');
  });
});
