import { expect, it } from 'vitest';
import { drawArc } from '../pictures';

it('leads from the middle of one entry to the middle of another', () => {
  expect(drawArc([0, 3, 1], 4)).toBe('M0 1C54 1 54 7 0 7');
});

it('swings wider on the way up than on the way down', () => {
  expect(drawArc([0, 4, 1], 4)).toBe('M0 1C72 1 72 9 0 9');
  expect(drawArc([4, 0, 1], 4)).toBe('M0 9C77 9 77 1 0 1');
});
