import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printDefinition, printSignature } from '../print-definition';

const schema = buildSchema(`
  directive @tag(name: String! = "a") repeatable on FIELD_DEFINITION | OBJECT
  scalar Url @specifiedBy(url: "https://a.example/\\"x")
  scalar Json
  enum Level { LOW HIGH @deprecated }
  input Filter @oneOf { level: Level old: Int @deprecated }
  interface Node { id: ID! }
  type Space implements Node { id: ID! members(limit: Int = 20): [Space!]! @deprecated }
  union Item = Space | Post
  type Post { title: String }
  type Query {
    plain: Space
    short(id: ID!, level: Level = LOW): Space
    middle(offset: Int! = 0, limit: Int! = 20): [Space]
    noDefault(offset: Int!, level: Level, filter: Filter): [Space]
    many(a: Int, b: Int, c: Int, d: Int): Space
    wide(firstLongArgument: String = "a long default", secondLongArgument: String): Space
    json(value: Json = { a: """x\ny""" }): Json
  }
`);
const query = schema.getQueryType()?.getFields() ?? {};

describe('printSignature', () => {
  it.each([
    ['plain', 'plain: Space'],
    ['short', 'short(id: ID!, level: Level = LOW): Space'],
    ['middle', 'middle(\n  offset: Int! = 0\n  limit: Int! = 20\n): [Space]'],
    ['noDefault', 'noDefault(offset: Int!, level: Level, filter: Filter): [Space]'],
    ['many', 'many(\n  a: Int\n  b: Int\n  c: Int\n  d: Int\n): Space'],
    [
      'wide',
      'wide(\n  firstLongArgument: String = "a long default"\n  secondLongArgument: String\n): Space',
    ],
  ])('prints the field %s', (name, signature) => {
    expect(query[name] && printSignature(query[name])).toBe(signature);
  });

  it('prints the default of a custom scalar as the SDL has it, in one line', () => {
    expect(query['json'] && printSignature(query['json'])).toBe(
      'json(value: Json = {a: "x\\ny"}): Json',
    );
  });
});

describe('printDefinition', () => {
  it.each([
    ['Url', 'scalar Url @specifiedBy(url: "https://a.example/\\"x")'],
    ['Json', 'scalar Json'],
    ['Level', 'enum Level {\n  LOW\n  HIGH @deprecated\n}'],
    ['Filter', 'input Filter @oneOf {\n  level: Level\n  old: Int @deprecated\n}'],
    ['Node', 'interface Node {\n  id: ID!\n}'],
    [
      'Space',
      'type Space implements Node {\n  id: ID!\n  members(limit: Int = 20): [Space!]! @deprecated\n}',
    ],
    ['Item', 'union Item =\n  | Space\n  | Post'],
  ])('prints %s', (name, definition) => {
    const type = schema.getType(name);
    expect(type && printDefinition(type)).toBe(definition);
  });

  it('prints arguments, repeatability and locations of a directive', () => {
    const directive = schema.getDirective('tag');
    expect(directive && printDefinition(directive)).toBe(
      'directive @tag(name: String! = "a") repeatable on\n  | FIELD_DEFINITION\n  | OBJECT',
    );
  });
});
