import { expect, it } from 'vitest';
import { placeInJson } from '..';

const text = '{\n  "a": [1, { "b": "x" }],\n  "c": null\n}';

it.each([
  ['a value', ['a', 1, 'b'], 2, 19],
  ['what holds a value that is not there', ['a', 1, 'd', 'e'], 2, 12],
  ['the whole', [], 1, 1],
])('finds %s', (_what, path, line, column) => {
  expect(placeInJson(text, path)).toEqual({ line, column });
});

it('finds where a text is not JSON', () => {
  expect(placeInJson('{\n  "a": x\n}', ['a'])).toEqual({ line: 2, column: 8 });
});
