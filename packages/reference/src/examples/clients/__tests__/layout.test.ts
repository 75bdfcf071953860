import { describe, expect, it } from 'vitest';
import { printJsonAt, printLiteral, quoteText } from '../layout';

describe('quoteText', () => {
  it.each([
    ['plain', "'plain'"],
    ["one's", '"one\'s"'],
    ['say "yes"', `'say "yes"'`],
    [`one's "yes"`, String.raw`'one\'s "yes"'`],
    [`it's one's "`, String.raw`"it's one's \""`],
    ['back\\slash"', String.raw`'back\\slash"'`],
    ['two\nlines\u0000', String.raw`'two\nlines\u0000'`],
    ['Straße 🌱 `${x}`', "'Straße 🌱 `${x}`'"],
  ])('writes %j', (text, code) => {
    expect(quoteText(text)).toBe(code);
  });
});

const long = 'x'.repeat(80);

describe('printLiteral', () => {
  it.each([
    [
      { a: null, b: [1, -2.5, true], c: {}, d: [] },
      '{ a: null, b: [1, -2.5, true], c: {}, d: [] }',
    ],
    [{ 'not-a-name': 1, $ok: 2 }, "{ 'not-a-name': 1, $ok: 2 }"],
    [{ a: long, b: [long] }, `{\n  a: '${long}',\n  b: ['${long}'],\n}`],
    [[long, [long, 1]], `[\n  '${long}',\n  ['${long}', 1],\n]`],
  ])('writes %j', (value, code) => {
    expect(printLiteral(value, '', 0)).toBe(code);
  });

  it('keeps a key that would set the prototype', () => {
    expect(printLiteral(JSON.parse('{"__proto__": 1}'), '', 0)).toBe("{ ['__proto__']: 1 }");
  });
});

describe('printJsonAt', () => {
  it('writes JSON on several lines where one is too long', () => {
    expect(printJsonAt({ a: long, 'b"': { c: "one's" } }, 9)).toBe(
      `{\n    "a": "${long}",\n    "b\\"": { "c": "one's" }\n  }`,
    );
  });
});
