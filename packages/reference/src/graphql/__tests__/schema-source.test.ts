import { describe, expect, it } from 'vitest';
import { formatProblem } from '../problem';
import { buildSchemaFromFiles } from '../schema-source';

const query = { name: 'schema/query.graphql', text: 'type Query {\n  space: String\n}\n' };

function messages(...texts: readonly string[]): string[] {
  const files = texts.map((text, index) => ({ name: `schema/${index}.graphql`, text }));
  return buildSchemaFromFiles([query, ...files]).problems.map(formatProblem);
}

describe('buildSchemaFromFiles', () => {
  it('builds one schema from several files', () => {
    const user = { name: 'schema/user.graphql', text: 'extend type Query {\n  user: ID\n}' };
    const { schema, problems } = buildSchemaFromFiles([query, user]);
    expect(problems).toEqual([]);
    expect(Object.keys(schema?.getQueryType()?.getFields() ?? {})).toEqual(['space', 'user']);
    expect(schema?.getQueryType()?.astNode?.loc?.source.name).toBe('schema/query.graphql');
  });

  it.each(['""', '" "', '""" """'])('takes what is deprecated for %s for deprecated', (reason) => {
    const text = `extend type Query { old: Int @deprecated(reason: ${reason}) }`;
    const { schema } = buildSchemaFromFiles([query, { name: 'a.graphql', text }]);
    expect(schema?.getQueryType()?.getFields()['old']?.deprecationReason).toBe(
      'No longer supported',
    );
  });

  it('places SDL that does not parse', () => {
    expect(messages('type Space {\n  name String\n}')).toEqual([
      'schema/0.graphql:2:8 Syntax Error: Expected ":", found Name "String". Fix the SDL at this place.',
    ]);
  });

  it('says what is wrong in every file at once', () => {
    expect(messages('type {', 'type Space { id: ID }', 'enum Level')).toHaveLength(1);
    expect(messages('type {', '}')).toEqual([
      'schema/0.graphql:1:6 Syntax Error: Expected Name, found "{". Fix the SDL at this place.',
      'schema/1.graphql:1:1 Syntax Error: Unexpected "}". Fix the SDL at this place.',
    ]);
  });

  it('places a type that is defined twice', () => {
    expect(messages('type Space { id: ID }', 'type Space { name: String }')).toEqual([
      'schema/0.graphql:1:6 There can be only one type named "Space". The other one is at schema/1.graphql:1:6. Begin one of the two with "extend", rename it, or delete it.',
    ]);
  });

  it('places a field that is defined twice', () => {
    expect(messages('type Space { id: ID\n  id: ID }')).toEqual([
      'schema/0.graphql:1:14 Field "Space.id" can only be defined once. The other one is at schema/0.graphql:2:3. Delete one of the two.',
    ]);
  });

  it('places an unknown type', () => {
    expect(messages('type Space {\n  tag: Colour\n}')).toEqual([
      'schema/0.graphql:2:8 Unknown type "Colour". Define it in the schema, or correct the name.',
    ]);
  });

  it.each([
    [
      'type Space @aws_iam { id: ID }',
      '0.graphql:1:12 Unknown directive "@aws_iam". Define it in the schema, or correct the name.',
    ],
    [
      'extend type Space { id: ID }',
      '0.graphql:1:13 Cannot extend type "Space" because it is not defined. Define it in the schema, or correct the name.',
    ],
    [
      'input Options',
      '0.graphql:1:1 Input Object type Options must define one or more fields. Define one, or delete the type.',
    ],
  ])('says what to do about %s', (text, message) => {
    expect(messages(text)).toEqual([`schema/${message}`]);
  });

  it('names the nearest type for an unknown one', () => {
    expect(messages('type Space {\n  tag: Spac\n}')).toEqual([
      'schema/0.graphql:2:8 Unknown type "Spac". Did you mean "Space"?',
    ]);
  });

  it.each([
    ['input A { b: A = {} }', 'schema/0.graphql:1:11', 'A.b', 'A'],
    ['input A { b: B! = {} }\ninput B { a: [A] = [{}] }', 'schema/0.graphql:2:11', 'B.a', 'A'],
    ['input A { b: B = { c: {} } }\ninput B { c: A }', 'schema/0.graphql:1:11', 'A.b', 'A'],
  ])('places default values in a circle: %s', (text, place, field, type) => {
    expect(messages(text)).toEqual([
      `${place} Unexpected default value of ${field}, which is made of default values of ${type} and so of itself. Delete one of the default values.`,
    ]);
  });

  it('takes input types that are made of each other without default values', () => {
    expect(messages('input A { b: B = { c: null } }\ninput B { c: A, a: A }')).toEqual([]);
  });

  it('places a use of a directive of GraphQL that a file defines in another way', () => {
    const own = 'directive @deprecated(reason: Int) on FIELD_DEFINITION';
    expect(messages(`${own}\ntype Space { id: ID @deprecated(reason: 3) }`)).toEqual([
      'schema/0.graphql:2:41 Argument "reason" has invalid value 3. Define the directive as GraphQL does, or not at all.',
    ]);
  });

  it('places values and descriptions that are too deep to be read', () => {
    expect(messages(`type Space { id: ${'['.repeat(10_000)}ID${']'.repeat(10_000)} }`)).toEqual([
      'schema/0.graphql:1:1 Unexpected depth: lists within lists can be read to some hundreds. Write it flatter.',
    ]);
    expect(messages(`type Space {\n  "${'>'.repeat(5_000)} x" id: ID\n}`)).toEqual([
      'schema/0.graphql:2:3 Unexpected line with more than 20 levels of quotes and lists. Write it flatter.',
    ]);
    expect(messages(`"${'-'.repeat(80)} Space"\ntype Space { id: ID }`)).toEqual([]);
  });

  it('places what only the whole schema shows to be wrong', () => {
    expect(messages('input New { space: Space }\ntype Space { id: ID }')).toEqual([
      'schema/0.graphql:1:20 The type of New.space must be Input Type but got: Space.',
    ]);
  });

  it('refuses a name that is too long for a file, and accepts one that is not', () => {
    expect(messages(`type ${'A'.repeat(235)} { id: ID }`)).toEqual([]);
    expect(messages(`type ${'A'.repeat(236)} { id: ID }`)).toEqual([
      `schema/0.graphql:1:1 Unexpected name of 241 bytes in the path of the page of ${'A'.repeat(236)}, expected at most 240: ${'a'.repeat(40)}… Choose a shorter one.`,
    ]);
  });

  it('accepts a type and an operation of one name', () => {
    expect(messages('type Space { id: ID }')).toEqual([]);
  });

  it('refuses an empty file', () => {
    expect(messages(' \n')).toEqual([
      'schema/0.graphql:1:1 Unexpected empty file. Add a definition or delete the file.',
    ]);
  });

  it('refuses a file of comments', () => {
    expect(messages('# later\n')).toEqual([
      'schema/0.graphql:2:1 Syntax Error: Unexpected <EOF>. Fix the SDL at this place.',
    ]);
  });

  it('refuses a schema without a query', () => {
    const { problems } = buildSchemaFromFiles([{ name: 'a.graphql', text: 'type A { id: ID }' }]);
    expect(problems.map(formatProblem)).toEqual([
      'a.graphql:1:1 Query root type must be provided. Define the type Query, or name another as schema { query: … }.',
    ]);
  });
});
