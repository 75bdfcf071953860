import { expect, it } from 'vitest';
import { layOutJson, printJson } from '..';

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

it('leaves numbers as they are written, and escapes only what it must', () => {
  const json = '{"2":12345678901234567890,"1":[1e400,-0.10],"Caf\\u00e9":"a\\"\\/\\n","":{}}';
  expect(layOutJson(json)).toBe(`{
  "2": 12345678901234567890,
  "1": [1e400, -0.10],
  "Café": "a\\"/\\n",
  "": {}
}`);
});

it('goes on as it came after some lines', () => {
  expect(layOutJson('[{"a":1},{"b":2},[3,{}]]', 4)).toBe(
    '[\n  {\n    "a": 1\n  }, {"b":2},[3,{}]]',
  );
});
