import { describe, expect, it } from 'vitest';
import { highlight } from '../highlight';

describe('highlight', () => {
  it('gives tokens their classes, line by line', () => {
    expect(highlight('{\n  "id": 7\n}', 'json')).toEqual([
      [['{']],
      [['  '], ['"id"', 'member'], [': '], ['7', 'number']],
      [['}']],
    ]);
  });

  it('splits a token that spans lines', () => {
    expect(highlight('/* one\ntwo */', 'ts')).toEqual([
      [['/* one', 'comment']],
      [['two */', 'comment']],
    ]);
  });

  it('gives what is nested the class of its parent', () => {
    expect(highlight('echo "$HOME/a"', 'bash')).toEqual([
      [['echo', 'type'], [' '], ['"', 'string'], ['$HOME', 'variable'], ['/a"', 'string']],
    ]);
  });

  it('joins to the text that it was given', () => {
    const code = 'const a = `x${1}`;\n\nawait fetch("/"); // done\n';
    const lines = highlight(code, 'ts');
    expect(lines.map((line) => line.map(([text]) => text).join('')).join('\n')).toBe(code);
  });

  it('knows languages by their other names, in any case', () => {
    expect(highlight('1', 'JS')).toEqual([[['1', 'number']]]);
  });

  it.each(['text', 'no-such-language', undefined])('leaves %s plain', (language) => {
    expect(highlight('1\n2', language)).toEqual([[['1']], [['2']]]);
  });
});
