import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { write } from '../write';

const schema = buildSchema(`
  type Query {
    spaces(limit: Int! = 20, filter: Filter): Spaces!
    spaceById(id: ID!, at: String!): Space
    hits: [Hit!]!
    version: String
  }
  type Spaces { data: [Space!]!, total: Int! }
  type Space { name(in: String!): String, motto: String, id: ID!, parent: Space }
  type Person { space: Space, name(in: String!): String }
  union Hit = Space | Person
  enum Sort { NEWEST }
  input Filter { open: Boolean! }
`);

it.each([
  ['Query.version', 'version'],
  ['Query.spaces', 'spaces { total }'],
  ['Query.spaceById', 'spaceById(id: , at: ) { id }'],
  ['Query.hits', 'hits { __typename }'],
  ['Space.name', 'name(in: )'],
  ['Query.spaces(limit:)', 'limit: '],
  ['@include(if:)', 'if: '],
  ['Filter.open', 'open: '],
  ['Sort.NEWEST', 'NEWEST'],
  ['Space', 'Space'],
])('writes for %s what it needs', (coordinate, text) => {
  expect(write(coordinate, schema)).toBe(text);
});
