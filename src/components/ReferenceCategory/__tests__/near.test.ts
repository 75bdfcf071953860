import { describe, expect, it } from 'vitest';
import type { Entry } from '../entry';
import { near } from '../near';

const entries: readonly Entry[] = 'abcdefghijkl'
  .split('')
  .map((name) => [name.toUpperCase(), name]);
const names = (found: readonly Entry[]): string => found.map(([name]) => name).join('');

describe('near', () => {
  it('gives four entries on either side', () => {
    expect(names(near(entries, 'f'))).toBe('BCDEFGHIJ');
  });

  it('gives as many at the beginning', () => {
    expect(names(near(entries, 'a'))).toBe('ABCDEFGHI');
  });

  it('gives as many at the end', () => {
    expect(names(near(entries, 'l'))).toBe('DEFGHIJKL');
  });

  it('gives a short list whole', () => {
    expect(
      near(
        [
          ['A', 'a'],
          ['B', 'b'],
        ],
        'b',
      ),
    ).toEqual([
      ['A', 'a'],
      ['B', 'b'],
    ]);
  });

  it('gives nothing for an unknown slug, or none', () => {
    expect(near(entries, 'z')).toEqual([]);
    expect(near(entries, undefined)).toEqual([]);
  });
});
