import { expect, it } from 'vitest';
import { printJson } from '../print-json';

it('prints objects over lines, and a list of short values on one', () => {
  const value = { a: { b: null, c: [13.4, 'x"y', true] }, d: [{ e: 1 }], f: {}, g: [] };
  expect(printJson(value)).toBe(`{
  "a": {
    "b": null,
    "c": [13.4, "x\\"y", true]
  },
  "d": [
    {
      "e": 1
    }
  ],
  "f": {},
  "g": []
}`);
});

it('breaks a list that is wider than 80 columns', () => {
  const word = 'x'.repeat(40);
  expect(printJson([word, word])).toBe(`[\n  "${word}",\n  "${word}"\n]`);
});
