import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Member } from '../members';
import { findApplications, flattenMembers, membersOf } from '../members';

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

describe('findApplications', () => {
  it('lists where the SDL applies a directive, sorted', () => {
    const schema = buildSchema(`
      directive @tag on OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | ENUM_VALUE | INPUT_FIELD_DEFINITION
      directive @unused on OBJECT
      type Space @tag { id: ID }
      type Query { space(id: ID @tag): Space @tag }
      enum Level { LOW @tag HIGH }
      input Filter { level: Level @tag }
    `);
    expect(findApplications(schema)).toEqual(
      new Map([['tag', ['Filter.level', 'Level.LOW', 'Query.space', 'Query.space(id:)', 'Space']]]),
    );
  });
});
