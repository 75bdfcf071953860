import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { annotate, annotateSignature } from '../annotate';
import type { AnnotatedCode } from '../code-tokens';
import { createLinkMap } from '../links';

const schema = buildSchema(`
  directive @tag(level: Level) on FIELD_DEFINITION
  type Query { space(id: ID!, filter: Filter, level: Level): Space }
  type Space { name: String old(at: Int): Int }
  input Filter { level: Level }
  enum Level { LOW }
`);
const links = createLinkMap(schema);

const joined = (code: AnnotatedCode): string =>
  code.map((line) => line.map(([text]) => text).join('')).join('\n');

const linked = (code: AnnotatedCode): [string, string][] =>
  code.flat().flatMap(([text, , href]): [string, string][] => (href ? [[text, href]] : []));

const sample = `# Finds, "quoted"
query Find($id: ID!, $on: Boolean = true) {
  one: space(id: $id, filter: { level: LOW }, level: LOW) @include(if: $on) {
    ...Name
    old(at: -1)
  }
}

fragment Name on Space {
  name
}
`;

const definitions = `"""
Text of several
lines.
"""
type Space implements Node @tag(level: LOW) {
  name: String
  old(at: Int = 1): Int
}
input Filter { level: Level = LOW }
enum Level { LOW }
union Item = Space
directive @tag(level: Level) on FIELD_DEFINITION
interface Node { id: ID }
scalar Date`;

describe('annotate', () => {
  it('keeps the text of a document', () => {
    expect(joined(annotate(sample, schema, links))).toBe(sample);
  });

  it('keeps the text of definitions', () => {
    expect(joined(annotate(definitions, schema, links))).toBe(definitions);
  });

  it('keeps blanks, commas and a byte order mark', () => {
    expect(joined(annotate('\uFEFF{,,space \t\r\n}  ', schema, links))).toBe(
      '\uFEFF{,,space \t\r\n}  ',
    );
  });

  it('links fields, arguments, input fields, enum values, directives and types', () => {
    expect(linked(annotate(sample, schema, links))).toEqual([
      ['ID', '/docs/graphql/types/scalars/id'],
      ['Boolean', '/docs/graphql/types/scalars/boolean'],
      ['space', '/docs/graphql/operations/queries/space'],
      ['id', '/docs/graphql/operations/queries/space#id'],
      ['filter', '/docs/graphql/operations/queries/space#filter'],
      ['level', '/docs/graphql/types/inputs/filter#level'],
      ['LOW', '/docs/graphql/types/enums/level#LOW'],
      ['level', '/docs/graphql/operations/queries/space#level'],
      ['LOW', '/docs/graphql/types/enums/level#LOW'],
      ['@include', '/docs/graphql/operations/directives/include'],
      ['if', '/docs/graphql/operations/directives/include#if'],
      ['old', '/docs/graphql/types/objects/space#old'],
      ['at', '/docs/graphql/types/objects/space#old.at'],
      ['Space', '/docs/graphql/types/objects/space'],
      ['name', '/docs/graphql/types/objects/space#name'],
    ]);
  });

  it('says what each run of a line is', () => {
    expect(annotate('query Find($id: ID!) { a: space(id: 1) { name } }', schema, links)[0]).toEqual(
      [
        ['query', 'keyword'],
        [' '],
        ['Find', 'variable'],
        ['('],
        ['$id', 'variable'],
        [': '],
        ['ID', 'type', '/docs/graphql/types/scalars/id'],
        ['!) { '],
        ['a', 'variable'],
        [': '],
        ['space', 'member', '/docs/graphql/operations/queries/space'],
        ['('],
        ['id', 'member', '/docs/graphql/operations/queries/space#id'],
        [': '],
        ['1', 'number'],
        [') { '],
        ['name', 'member', '/docs/graphql/types/objects/space#name'],
        [' } }'],
      ],
    );
  });

  it('links no name that the schema lacks', () => {
    expect(linked(annotate('{ spce { name } }', schema, links))).toEqual([]);
  });

  it('links the names of definitions to their own pages', () => {
    expect(
      linked(annotate('type Space { old(at: Int): Int }\nenum Level { LOW }', schema, links)),
    ).toEqual([
      ['Space', '/docs/graphql/types/objects/space'],
      ['old', '/docs/graphql/types/objects/space#old'],
      ['at', '/docs/graphql/types/objects/space#old.at'],
      ['Int', '/docs/graphql/types/scalars/int'],
      ['Int', '/docs/graphql/types/scalars/int'],
      ['Level', '/docs/graphql/types/enums/level'],
      ['LOW', '/docs/graphql/types/enums/level#LOW'],
    ]);
  });

  it('links the input fields and directive arguments of definitions', () => {
    expect(
      linked(
        annotate(
          'input Filter { level: Level }\ndirective @tag(level: Level) on FIELD',
          schema,
          links,
        ),
      ),
    ).toEqual([
      ['Filter', '/docs/graphql/types/inputs/filter'],
      ['level', '/docs/graphql/types/inputs/filter#level'],
      ['Level', '/docs/graphql/types/enums/level'],
      ['tag', '/docs/graphql/types/directives/tag'],
      ['level', '/docs/graphql/types/directives/tag#level'],
      ['Level', '/docs/graphql/types/enums/level'],
    ]);
  });

  it('throws where the text does not parse', () => {
    expect(() => annotate('query {', schema, links)).toThrow(
      'Syntax Error: Expected Name, found <EOF>.',
    );
  });
});

describe('annotateSignature', () => {
  const signature = 'space(\n  id: ID!\n): Space';

  it('keeps the text of the signature alone', () => {
    expect(joined(annotateSignature(signature, 'Query', schema, links))).toBe(signature);
  });

  it('links the field, its arguments and its types', () => {
    expect(linked(annotateSignature(signature, 'Query', schema, links))).toEqual([
      ['space', '/docs/graphql/operations/queries/space'],
      ['id', '/docs/graphql/operations/queries/space#id'],
      ['ID', '/docs/graphql/types/scalars/id'],
      ['Space', '/docs/graphql/types/objects/space'],
    ]);
  });
});
