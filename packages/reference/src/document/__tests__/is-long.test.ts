import { expect, it } from 'vitest';
import { isLong } from '../is-long';

it.each([
  [17, false],
  [23, false],
  [24, true],
])('caps no block for less than six lines: %i lines', (lines, expected) => {
  expect(isLong(lines)).toBe(expected);
});
