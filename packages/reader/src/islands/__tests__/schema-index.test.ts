import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { SymbolRecord } from 'graphql-docs-reference/search';
import { makeSymbolFile } from 'graphql-docs-reference/search';
import { createSchemaIndex } from '../schema-index';

const schema = buildSchema(`
  directive @access(role: String) on FIELD_DEFINITION
  type Query {
    spaces(limit: Int): Spaces!
    spaceById(id: ID!, at: Time!): Space
    version: String
  }
  scalar Time
  type Spaces { data: [Space!]!, total: Int! }
  type Space { name(in: String!): String, id: ID!, parent: Space }
  enum Sort { NEWEST }
  input Filter { open: Boolean! }
`);
const index = createSchemaIndex(makeSymbolFile(schema, (text) => text ?? ''));

function at(coordinate: string): SymbolRecord {
  const found = index.find(coordinate).find((record) => record.coordinate === coordinate);
  if (!found) throw new Error(`There is no ${coordinate}.`);
  return found;
}

const namesOf = (records: readonly SymbolRecord[]): string[] => records.map(({ name }) => name);

describe('createSchemaIndex', () => {
  it('lists operations and types by kind, and no directives', () => {
    const groups = index.groups.map(({ label, symbols }) => [label, namesOf(symbols)]);
    expect(groups.slice(0, 2)).toEqual([
      ['Queries', ['spaceById', 'spaces', 'version']],
      ['Objects', ['Space', 'Spaces']],
    ]);
    expect(index.find('access')).toEqual([]);
  });

  it('finds symbols and members by their names', () => {
    expect(index.find('spaces').map(({ coordinate }) => coordinate)).toEqual([
      'Query.spaces',
      'Spaces',
      'Spaces.data',
      'Spaces.total',
      'Query.spaces(limit:)',
    ]);
  });

  it('lists operations before types and members, and values last', () => {
    const town = buildSchema(`
      type Query { taskById: Task, tasksBySpaceId: Int }
      type Task { name: Kind }
      enum Kind { TASK TASK_DONE }
      type Space { task: Task, taskCount: Int }
    `);
    const { find } = createSchemaIndex(makeSymbolFile(town, (text) => text ?? ''));
    expect(find('task').map(({ coordinate }) => coordinate)).toEqual([
      'Task',
      'Query.taskById',
      'Query.tasksBySpaceId',
      'Space.task',
      'Space.taskCount',
      'Kind.TASK',
      'Kind.TASK_DONE',
      'Task.name',
    ]);
  });

  it('leads from a symbol to its members, and from those on to types and back', () => {
    expect(namesOf(index.membersOf(at('Space')))).toEqual(['name', 'id', 'parent']);
    expect(namesOf(index.membersOf(at('Query.spaceById')))).toEqual(['id', 'at']);
    expect(index.typeOf(at('Spaces.data'))?.coordinate).toBe('Space');
    expect(index.ownerOf(at('Space.name(in:)')).coordinate).toBe('Space');
  });
});
