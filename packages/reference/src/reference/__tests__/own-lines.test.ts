import { expect, it } from 'vitest';
import { ownLines } from '../migrations';

it('numbers the lines that the other text lacks', () => {
  expect(ownLines('query A {\n  old\n  name\n}', 'query A {\n  name\n}')).toEqual([2]);
});

it('takes a line at another depth for the same', () => {
  expect(ownLines('{\n  space {\n    name\n  }\n}', '{\n  name\n}')).toEqual([2]);
});

it('takes a line with a comma for the same, and brackets for nothing', () => {
  expect(ownLines('{\n  "a": 1,\n  "b": [2]\n}', '{"c": [\n"a": 1\n]}')).toEqual([3]);
});

it('has nothing to say of equal texts', () => {
  expect(ownLines('query A { a }', 'query A { a }')).toEqual([]);
});
