import { describe, expect, it } from 'vitest';
import { startsWithTypingError } from '../typing-error';

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
