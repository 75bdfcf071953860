import { buildASTSchema, concatAST, parse, Source } from 'graphql';
import { expect, it } from 'vitest';
import { listSymbols } from '../../graphql/symbols';
import { domainPath, groupByDomain, listDomains } from '../domains';

const spaces = new Source(
  `type Query { space(id: ID!): Space spaces(sort: SpaceSort): [Space] }
   type Space { id: ID }
   enum SpaceSort { NAME }
   directive @access on FIELD_DEFINITION`,
  'schema/spaces.graphql',
);
const donations = new Source(
  'extend type Query { donation: ID } type Mutation { give(amount: Amount): ID } scalar Amount',
  'schema/app-donations.graphql',
);
const common = new Source('scalar UUID', 'schema/common.graphql');

function symbolsOf(...sources: Source[]): Parameters<typeof listDomains>[0] {
  const document = concatAST(sources.map((source) => parse(source)));
  return { symbols: listSymbols(buildASTSchema(document)) };
}

function domainsOf(...sources: Source[]): ReturnType<typeof listDomains> {
  return listDomains(symbolsOf(...sources));
}

it('counts the operations and types of each file that defines operations', () => {
  const counts = domainsOf(spaces, donations, common).map(({ label, operations, types }) => [
    label,
    operations.map(({ coordinate }) => coordinate),
    types,
  ]);
  expect(counts).toEqual([
    ['App donations', ['Query.donation', 'Mutation.give'], 1],
    ['Spaces', ['Query.space', 'Query.spaces'], 2],
  ]);
});

it('has none where the schema is one file', () => {
  expect(domainsOf(spaces)).toEqual([]);
});

it('leads to the section of the landing page', () => {
  const [first] = domainsOf(spaces, donations);
  expect(first && domainPath(first)).toBe('/docs/graphql#domain-app-donations');
});

it('groups every symbol, operations before types, and what belongs to no domain last', () => {
  const groups = groupByDomain(symbolsOf(spaces, donations, common)).map(({ label, symbols }) => [
    label,
    ...symbols.map(({ coordinate }) => coordinate),
  ]);
  expect(groups).toEqual([
    ['App donations', 'Query.donation', 'Mutation.give', 'Amount'],
    ['Spaces', 'Query.space', 'Query.spaces', 'Space', 'SpaceSort', '@access'],
    [
      'Common',
      ...['Boolean', 'ID', 'String', 'UUID'],
      ...['@deprecated', '@oneOf', '@specifiedBy', '@include', '@skip'],
    ],
  ]);
});

it('groups nothing if the schema is one file', () => {
  expect(groupByDomain(symbolsOf(spaces))).toEqual([]);
});
