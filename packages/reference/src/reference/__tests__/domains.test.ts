import { buildASTSchema, buildSchema, concatAST, parse, Source } from 'graphql';
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
  return { symbols: listSymbols(buildASTSchema(document)), groupBy: 'file' };
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

const oneFile = buildSchema(`
  directive @doc(category: String!) on FIELD_DEFINITION | OBJECT
  type Query { a: A @doc(category: "Work orders") b: Int @doc(category: "billing") c: Int }
  type A @doc(category: "Work orders") { id: ID }
`);

it.each([
  ['an argument of a directive', { directive: 'doc', argument: 'category' }, 1],
  [
    'a function',
    ({ name }: { name: string }) => ({ a: 'Work orders', b: 'billing' })[name] ?? '',
    0,
  ],
])('groups operations by %s', (_by, groupBy, types) => {
  const domains = listDomains({ symbols: listSymbols(oneFile), groupBy });
  expect(domains.map(({ id, label, operations }) => [id, label, operations.length])).toEqual([
    ['domain-billing', 'Billing', 1],
    ['domain-work-orders', 'Work orders', 1],
  ]);
  expect(domains[1]?.types).toBe(types);
  const groups = groupByDomain({ symbols: listSymbols(oneFile), groupBy });
  expect(groups.at(-1)?.label).toBe('Common');
  expect(groups.at(-1)?.symbols.map(({ name }) => name)).toContain('c');
});
