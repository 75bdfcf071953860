import { expect, it } from 'vitest';
import { countInWords } from '../count-in-words';

it('puts the noun into the plural, and groups digits', () => {
  expect(countInWords(1, 'type')).toBe('1 type');
  expect(countInWords(0, 'type')).toBe('0 types');
  expect(countInWords(1204, 'operation')).toBe('1,204 operations');
});
