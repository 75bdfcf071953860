import { describe, expect, it } from 'vitest';
import { firstDifference } from '../first-difference';

describe('firstDifference', () => {
  it.each([
    [
      { a: 1, b: [null, 'x'] },
      { a: 1, b: [null, 'x'] },
    ],
    [[], []],
    [null, null],
  ])('finds none between %j and %j', (found, expected) => {
    expect(firstDifference(found, expected)).toBeUndefined();
  });

  it.each([
    [{ a: { b: 1 } }, { a: { b: 2 } }, { path: ['a', 'b'], found: '1', expected: '2' }],
    [{ a: [1] }, { a: [1, 2] }, { path: ['a', 1], found: 'nothing', expected: '2' }],
    [{ a: 1, b: 2 }, { a: 1 }, { path: ['b'], found: '2', expected: 'nothing' }],
    [
      { b: 1, a: 2 },
      { a: 2, b: 1 },
      { path: [], found: 'order b, a', expected: 'a, b' },
    ],
    [
      { b: 1, a: 2 },
      { a: 2, b: 2 },
      { path: ['b'], found: '1', expected: '2' },
    ],
    [{ a: null }, { a: {} }, { path: ['a'], found: 'null', expected: '{}' }],
    [{ a: [] }, { a: {} }, { path: ['a'], found: '[]', expected: '{}' }],
    [undefined, 'x'.repeat(90), { path: [], found: 'nothing', expected: `"${'x'.repeat(78)}…` }],
  ])('finds that %j is not %j', (found, expected, difference) => {
    expect(firstDifference(found, expected)).toEqual(difference);
  });
});
