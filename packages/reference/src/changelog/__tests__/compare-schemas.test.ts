import { describe, expect, it } from 'vitest';
import { changesOf } from './helpers';

describe('compareSchemas', () => {
  it('lists a new type without its members, and the field that returns it', () => {
    const after =
      'type Query { a: Int b(id: ID!): B } type B { id: ID! "Old." n: Int @deprecated }';
    expect(changesOf('type Query { a: Int }', after)).toEqual([
      'safe: `B` is new, an object type.',
      'safe: `Query.b` is new, of type `B`.',
    ]);
  });

  it('lists the fields of a new root type', () => {
    const after = 'type Query { a: Int } type Mutation { b: Int }';
    expect(changesOf('type Query { a: Int }', after)).toEqual([
      'safe: `Mutation` is a new root type.',
      'safe: `Mutation` is new, an object type.',
      'safe: `Mutation.b` is new, of type `Int`.',
    ]);
  });

  it('takes each removal for breaking', () => {
    const before =
      'type Query { a(x: Int y: Int): S i(i: I): E c: C } type A { id: ID } type B { id: ID } union S = A | B input I { a: Int b: Int } enum E { F G } type C { id: ID }';
    const after =
      'type Query { a(x: Int): S i(i: I): E } type A { id: ID } type B { id: ID } union S = A input I { a: Int } enum E { F }';
    expect(changesOf(before, after)).toEqual([
      'breaking: `C` was removed.',
      'breaking: `E.G` was removed.',
      'breaking: `I.b` was removed.',
      'breaking: `Query.a(y:)` was removed.',
      'breaking: `Query.c` was removed.',
      'breaking: `S` lost its member `B`.',
    ]);
  });

  it('takes null for breaking where clients receive it, and for safe where they send it', () => {
    const before = 'type Query { a(x: Int! y: Int): Int! b: Int c(i: I): Int } input I { n: Int }';
    const after = 'type Query { a(x: Int y: Int!): Int b: Int! c(i: I): Int } input I { n: Int! }';
    expect(changesOf(before, after)).toEqual([
      'breaking: `I.n` changed its type from `Int` to `Int!`.',
      'breaking: `Query.a` can be null (`Int`).',
      'breaking: `Query.a(y:)` changed its type from `Int` to `Int!`.',
      'safe: `Query.a(x:)` changed its type from `Int!` to `Int`.',
      'safe: `Query.b` can no longer be null (`Int!`).',
    ]);
  });

  it('takes a new argument for breaking if it is required', () => {
    const after = 'type Query { a(x: Int! y: Int z: Int! = 1): Int }';
    expect(changesOf('type Query { a: Int }', after)).toEqual([
      'breaking: `Query.a(x:)` is new, of type `Int!`, and required.',
      'safe: `Query.a(y:)` is new, of type `Int`.',
      'safe: `Query.a(z:)` is new, of type `Int! = 1`.',
    ]);
  });

  it('sees a default that is lost, also if it is zero, or changed, also in a list', () => {
    const before =
      'type Query { a(limit: Int! = 20 offset: Int! = 0 in: [Int] = [1] by: Int): Int }';
    const after = 'type Query { a(limit: Int! offset: Int! in: [Int] = [1, 2] by: Int = 3): Int }';
    expect(changesOf(before, after)).toEqual([
      'breaking: `Query.a(in:)` changed its default from `[1]` to `[1, 2]`.',
      'breaking: `Query.a(limit:)` lost its default `20`.',
      'breaking: `Query.a(offset:)` lost its default `0`.',
      'tolerate: `Query.a(by:)` now has the default `3`.',
    ]);
  });

  it('lets clients tolerate a value that they can receive, and ignores one that they only send', () => {
    const before = 'enum In { A } enum Out { A } union U = Query type Query { a(i: In): Out u: U }';
    const after =
      'enum In { A B } enum Out { A B } union U = Query | T type T { id: ID } type Query { a(i: In): Out u: U }';
    expect(changesOf(before, after)).toEqual([
      'tolerate: `Out.B` is a new value.',
      'tolerate: `U` has a new member, `T`.',
      'safe: `In.B` is a new value.',
      'safe: `T` is new, an object type.',
    ]);
  });

  it('tells a new description from a new wording of the SDL', () => {
    const after = '"It asks." type Query { "" a: Int }';
    expect(changesOf('"Asks." type Query { a: Int }', after)).toEqual([
      'safe: The description of `Query` changed.',
    ]);
  });

  it('finds directives that documents can have breaking, and those of the schema safe', () => {
    const before =
      'directive @a(x: Int) repeatable on FIELD directive @b(x: Int) on OBJECT type Query { a: Int }';
    const after = 'directive @a on FIELD directive @c on FIELD type Query { a: Int }';
    expect(changesOf(before, after)).toEqual([
      'breaking: `@a` can no longer be repeated.',
      'breaking: `@a(x:)` was removed.',
      'safe: `@b` was removed.',
      'safe: `@c` is a new directive.',
    ]);
  });

  it('finds nothing where only the order differs', () => {
    const before = 'type Query { a(x: Int y: Int): E b: Int } enum E { A B }';
    const after = 'enum E { B A } extend type Query { b: Int } type Query { a(y: Int x: Int): E }';
    expect(changesOf(before, after)).toEqual([]);
  });
});
