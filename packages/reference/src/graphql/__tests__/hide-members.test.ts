import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { hideMembers } from '../federation';

function left(sdl: string): string {
  const definitions = hideMembers(parse(sdl).definitions, new Set(['internal']));
  return definitions.map((node) => print(node).replace(/\s+/g, ' ')).join(' ');
}

it('leaves out fields, arguments, inputs and values that carry the directive', () => {
  expect(
    left(
      'type Query { a(b: Int, c: Int @internal): Int d: Int @internal } input I { e: Int @internal f: Int } enum E { G H @internal }',
    ),
  ).toBe('type Query { a(b: Int): Int } input I { f: Int } enum E { G }');
});

it('leaves out what stands on a hidden type, until nothing of it is left', () => {
  expect(
    left(
      'type Query { a: [A!]! b: B c(i: I): Int u: U } type A @internal { id: ID } type B { a: A } input I @internal { x: Int } union U = A | C type C implements N { id: ID } interface N @internal { id: ID }',
    ),
  ).toBe('type Query { c: Int u: U } union U = C type C { id: ID }');
});

it('keeps types without members that had none before', () => {
  expect(left('scalar S extend type Query { a: S }')).toBe('scalar S extend type Query { a: S }');
});
