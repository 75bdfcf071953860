import { expect, it } from 'vitest';
import type { AnnotatedCode } from '../code-tokens';
import { packTokens, unpackTokens } from '../code-tokens';

const text = 'query A {\n  a(b: 1) # one\n\n}';
const code: AnnotatedCode = [
  [['query', 'keyword'], [' '], ['A', 'variable'], [' {']],
  [['  '], ['a', 'member', '/docs/a#b'], ['(b: '], ['1', 'number'], [') '], ['# one', 'comment']],
  [],
  [['}']],
];

it('holds what is known of code beside its text', () => {
  expect(packTokens(code)).toBe('k v m/docs/a#b 4n1 2c5');
});

it('puts code together again', () => {
  expect(unpackTokens(text, packTokens(code))).toEqual(code);
});

it.each([
  ['itself as fragment of another page', '/docs/b#b', 'm/docs/b#'],
  ['itself as fragment of the last such page', '/docs/a#b', 'm=#'],
  ['another fragment of that page', '/docs/a#c', 'm=#c'],
  ['an anchor of its own page', '#b', 'm#'],
])('shortens the link of a run to %s', (_what, href, packed) => {
  const linked: AnnotatedCode = [
    [['a', 'member', '/docs/a#x'], [': '], ['T', 'type', '/docs/t'], [' '], ['b', 'member', href]],
  ];
  expect(packTokens(linked)).toBe(`m/docs/a#x t/docs/t ${packed}`);
  expect(unpackTokens('a: T b', packTokens(linked))).toEqual(linked);
});

it('leaves code of which nothing is known as it is', () => {
  expect(unpackTokens('a\nb', '')).toEqual([[['a']], [['b']]]);
});

it.each(['comment', 'directive', 'keyword', 'member', 'number', 'string', 'type', 'variable'])(
  'knows the class %s',
  (tokenClass) => {
    const one = [[['a', tokenClass]]] as AnnotatedCode;
    expect(unpackTokens('a', packTokens(one))).toEqual(one);
  },
);
