import { expect, it } from 'vitest';
import { headingAt } from '../contents';

const view = { top: 60, height: 800 };

const at = (...tops: number[]): { top: number; bottom: number }[] =>
  tops.map((top) => ({ top, bottom: top + 40 }));

it('names no heading before the first', () => {
  expect(headingAt(at(500, 900), view)).toBe(-1);
});

it('names the next heading once it is in the upper half', () => {
  expect(headingAt(at(-300, 359, 900), view)).toBe(1);
  expect(headingAt(at(-300, 361, 900), view)).toBe(0);
});

it('passes over a heading that the navbar covers', () => {
  expect(headingAt(at(59, 900), view)).toBe(0);
  expect(headingAt(at(59, 300), view)).toBe(1);
});

it('names the last heading at the end of the page', () => {
  expect(headingAt(at(-900, -300, 20), view)).toBe(2);
});

it('names none where there are none', () => {
  expect(headingAt([], view)).toBe(-1);
});
