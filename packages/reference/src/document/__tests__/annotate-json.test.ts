import { expect, it } from 'vitest';
import { annotateJson } from '../annotate-json';

it('tells names, strings and other values apart', () => {
  expect(annotateJson('{\n  "a:b": "x\\"y",\n  "n": [-1.5e3, null]\n}')).toEqual([
    [['{']],
    [['  '], ['"a:b"', 'member'], [': '], ['"x\\"y"', 'string'], [',']],
    [['  '], ['"n"', 'member'], [': ['], ['-1.5e3', 'number'], [', '], ['null', 'number'], [']']],
    [['}']],
  ]);
});

it('leaves what is very long as it is', () => {
  const text = `"${'a'.repeat(70_000)}"`;
  expect(annotateJson(text)).toEqual([[[text]]]);
});
