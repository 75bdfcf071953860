import { expect, it } from 'vitest';
import { isEnd } from '../domain-map';

it('tells the arcs of an entry from those of others', () => {
  expect(isEnd(1, '1 12')).toBe(true);
  expect(isEnd(12, '1 12')).toBe(true);
  expect(isEnd(2, '1 12')).toBe(false);
});

it('gives no entry no arcs', () => {
  expect(isEnd(-1, '0 1')).toBe(false);
});
