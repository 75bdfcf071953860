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
      'schema/0.graphql:1:6 There can be only one type named "Space". Rename one of the two, or delete it.',
    ]);
  });

  it('places a field that is defined twice', () => {
    expect(messages('type Space { id: ID\n  id: ID }')).toEqual([
      'schema/0.graphql:1:14 Field "Space.id" can only be defined once. Delete one of the two.',
    ]);
  });

  it('places an unknown type', () => {
    expect(messages('type Space {\n  tag: Colour\n}')).toEqual([
      'schema/0.graphql:2:8 Unknown type "Colour". Define it in the schema, or correct the name.',
    ]);
  });

  it('names the nearest type for an unknown one', () => {
    expect(messages('type Space {\n  tag: Spac\n}')).toEqual([
      'schema/0.graphql:2:8 Unknown type "Spac". Did you mean "Space"?',
    ]);
  });

  it('places what only the whole schema shows to be wrong', () => {
    expect(messages('input New { space: Space }\ntype Space { id: ID }')).toEqual([
      'schema/0.graphql:1:20 The type of New.space must be Input Type but got: Space.',
    ]);
  });

  it('says which two symbols have one address', () => {
    expect(messages('type Space2 { id: ID }\ntype Space_2 { id: ID }')).toEqual([
      'schema/0.graphql:2:1 "Space_2" and "Space2" have the same address /docs/graphql/types/objects/space-2. Rename one of them.',
    ]);
  });

  it('accepts a type and an operation of one name', () => {
    expect(messages('type Space { id: ID }')).toEqual([]);
  });

  it('refuses a name that gives no address', () => {
    expect(messages('extend type Query {\n  _: Int\n}')).toEqual([
      'schema/0.graphql:2:3 Unexpected name "_", which gives its page no address. Use a letter or a digit.',
    ]);
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
    expect(problems).toEqual([
      { file: 'schema', line: 1, column: 1, message: 'Query root type must be provided.' },
    ]);
  });
});
