import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { findUses } from '../annotate';

const schema = buildSchema(`
  type Query { spaces(filter: Filter, sort: Sort): [Space] }
  type Space { name: String isPrivate: Boolean }
  input Filter { near: String onlyOpen: Boolean }
  enum Sort { NAME AGE }
`);

const coordinates = ['Space.isPrivate', 'Query.spaces(sort:)', 'Filter.onlyOpen', 'Sort.AGE'];

it.each([
  ['{ spaces { isPrivate name } }', ['Space.isPrivate']],
  ['{ spaces { is: isPrivate } }', ['Space.isPrivate']],
  ['query A($sort: Sort) { spaces(sort: $sort) { name } }', ['Query.spaces(sort:)']],
  ['{ spaces(filter: { onlyOpen: true }) { name } }', ['Filter.onlyOpen']],
  ['query A($sort: Sort = AGE) { spaces { name } }', ['Sort.AGE']],
  ['fragment A on Space { isPrivate }', ['Space.isPrivate']],
  ['{ spaces(filter: { near: "isPrivate" }) { name } }', []],
  ['{ spaces {', []],
])('finds what %s names', (text, uses) => {
  expect([...findUses(text, schema, coordinates)]).toEqual(uses);
});
