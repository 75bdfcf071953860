import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findRelations, mainTypeOf } from '../relations';

const relations = findRelations(
  buildSchema(`
    directive @access(role: Level) on FIELD_DEFINITION
    type Query { spaces(filter: Filter): [Space!]! feed: [Item!] user: User old: Badge @deprecated }
    type Mutation { addSpace(level: Level): Space }
    type User { space: Space posts(level: Level): [Post!] }
    type Space { owner: User tag: Tag }
    type Post { title: String }
    type Badge { title: String }
    type Tag implements Named { name: String }
    interface Named { name: String }
    union Item = Post | Space
    input Filter { level: Level }
    enum Level { LOW }
  `),
);

describe('findRelations', () => {
  it('tells operations that return a type from fields that hold it', () => {
    expect(relations.get('Space')).toMatchObject({
      returnedBy: ['Mutation.addSpace', 'Query.spaces'],
      heldBy: ['User.space'],
    });
  });

  it('lists the arguments and input fields that take a type', () => {
    expect(relations.get('Level')?.takenBy).toEqual([
      '@access(role:)',
      'Filter.level',
      'Mutation.addSpace(level:)',
      'User.posts(level:)',
    ]);
  });

  it('lists the unions of which a type is a member', () => {
    expect(relations.get('Post')?.memberOf).toEqual(['Item']);
    expect(relations.get('User')?.memberOf).toEqual([]);
  });

  it('lists the types that implement an interface', () => {
    expect(relations.get('Named')?.implementedBy).toEqual(['Tag']);
  });

  it('finds the shortest path from a query', () => {
    expect(relations.get('Tag')?.pathFromQuery).toEqual(['Query.spaces', 'Space.tag']);
    expect(relations.get('User')?.pathFromQuery).toEqual(['Query.user']);
  });

  it('takes a union for no step of a path', () => {
    expect(relations.get('Post')?.pathFromQuery).toEqual(['Query.feed']);
  });

  it('finds the way over a union where a field that comes first leads further', () => {
    const schema = buildSchema(`
      type Query { user: User items: [Item] nodes: [Node] }
      type User { space: Space badge: Badge }
      type Space { id: ID }
      type Badge implements Node { id: ID }
      union Item = Space
      interface Node { id: ID }
    `);
    expect(findRelations(schema).get('Space')?.pathFromQuery).toEqual(['Query.items']);
    expect(findRelations(schema).get('Badge')?.pathFromQuery).toEqual(['Query.nodes']);
  });

  it('prefers a query of the type to one that finds anything by its id', () => {
    const schema = buildSchema(`
      type Query { node(id: ID!): Node shipment(id: ID!): Shipment }
      interface Node { id: ID }
      type Shipment implements Node { id: ID }
      type Other implements Node { id: ID }
    `);
    expect(findRelations(schema).get('Shipment')?.pathFromQuery).toEqual(['Query.shipment']);
    expect(findRelations(schema).get('Other')?.pathFromQuery).toEqual(['Query.node']);
  });

  it('leads no path over a deprecated field', () => {
    expect(relations.get('Badge')?.pathFromQuery).toEqual([]);
  });
});

const schema = buildSchema(`
  type Space { id: ID name: String level: Int }
  type PagedSpaces { data: [Space!]! totalResults: Int offset: Int limit: Int }
  type Result { success: Boolean id: ID }
  type Task { id: ID }
  type SpaceTask { id: ID }
  type Query { space: Space spaces: PagedSpaces allSpaces: [Space] now: String }
  type Mutation { deleteSpace: Result deleteSpaceTask: Result ping: Boolean }
`);
const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };

describe('mainTypeOf', () => {
  it.each([
    ['the type that it returns', 'space', 'Space'],
    ['the type of the entries of a page', 'spaces', 'Space'],
    ['the type of the entries of a list', 'allSpaces', 'Space'],
    ['the type that its name ends with, where it returns a mere result', 'deleteSpace', 'Space'],
    ['the longest of the types that its name ends with', 'deleteSpaceTask', 'SpaceTask'],
    ['nothing, where neither its type nor its name says', 'now', undefined],
    ['nothing, where it returns a scalar', 'ping', undefined],
  ])('is %s', (_case, name, subject) => {
    expect(fields[name] && mainTypeOf(schema, fields[name])).toBe(subject);
  });
});
