import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { Member } from '../members';
import { flattenMembers, membersOf } from '../members';

const schema = buildSchema(`
  directive @tag(level: Level) on FIELD_DEFINITION
  type Query { space(id: ID!, filter: Filter): Int, spaces: Int }
  input Filter { level: Level }
  enum Level { LOW HIGH }
  union Item = Query
`);

function list(members: readonly Member[]): string[] {
  return members.map(({ kind, coordinate }) => `${kind} ${coordinate}`);
}

it.each([
  [
    'Query',
    [
      'field Query.space',
      'argument Query.space(id:)',
      'argument Query.space(filter:)',
      'field Query.spaces',
    ],
  ],
  ['Filter', ['inputField Filter.level']],
  ['Level', ['enumValue Level.LOW', 'enumValue Level.HIGH']],
  ['Item', []],
])('lists what %s has below it, in the order of the SDL', (name, members) => {
  const type = schema.getTypeMap()[name];
  expect(type && list(flattenMembers(membersOf(type, name)))).toEqual(members);
});

it('lists the arguments of an operation and of a directive', () => {
  const [field] = Object.values(schema.getQueryType()?.getFields() ?? {});
  const directive = schema.getDirective('tag');
  expect(field && list(membersOf(field, 'Query.space'))).toEqual([
    'argument Query.space(id:)',
    'argument Query.space(filter:)',
  ]);
  expect(directive && list(membersOf(directive, '@tag'))).toEqual(['argument @tag(level:)']);
});
