import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { buildClientSchema, buildSchema, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkSample } from '../../../graphql/check-sample';
import { checkVariables } from '../../../graphql/check-variables';
import type { OperationSymbol } from '../../../graphql/symbols';
import { isOperation, listSymbols } from '../../../graphql/symbols';
import type { GeneratedRequest } from '../generate-request';
import { generateRequest } from '../generate-request';
import type { InputMember } from '../input-value';

const numbers: Readonly<Record<string, unknown>> = { Int: 1, Float: 1.5, Boolean: true };
const makeScalar = ({ name, type }: InputMember): unknown =>
  numbers[String(type).replace(/\W/g, '')] ?? name;

const library = buildSchema(
  readFileSync('src/examples/generate/__fixtures__/library.graphql', 'utf8'),
);

const operationsOf = (schema: GraphQLSchema): OperationSymbol[] =>
  listSymbols(schema).filter(isOperation);

function requestIn(schema: GraphQLSchema, coordinate: string): GeneratedRequest {
  const operation = operationsOf(schema).find((one) => one.coordinate === coordinate);
  if (!operation) throw new Error(`There is no ${coordinate}.`);
  return generateRequest(operation, schema, makeScalar);
}

const flat = ({ query, variables }: GeneratedRequest): unknown[] => [
  query.replace(/\s+/g, ' '),
  ...(variables ? [variables] : []),
];

describe('generateRequest', () => {
  it.each<[string, string, ...unknown[]]>([
    [
      'Root.book',
      'query Book($id: ID!) { book(id: $id) { id title copies rating addedAt extra } }',
      { id: 'id' },
    ],
    [
      'Root.books',
      'query Books($first: Int) { books(first: $first) { totalCount nodes { id title copies rating addedAt } pageInfo { hasNextPage endCursor } } }',
      { first: 3 },
    ],
    [
      'Root.node',
      'query Node($id: ID!) { node(id: $id) { __typename id ... on Book { title copies addedAt } ... on Record { title copies length } ... on Author { name } } }',
      { id: 'id' },
    ],
    [
      'Root.search',
      'query Search($text: String!) { search(text: $text) { __typename ... on Book { id title addedAt } ... on Record { id title copies } ... on Author { id name } } }',
      { text: 'text' },
    ],
    [
      'Root.desk',
      'query Desk($card: String!, $limit: Int, $day: Timestamp!) { desk { reader(card: $card) { id card name email } readers(limit: $limit) { id card name email } shifts { onDay(day: $day) { id card name email } } } }',
      { card: 'card', limit: 3, day: 'day' },
    ],
    ['Root.relay', 'query Relay { relay { __typename } }'],
    ['Root.isOpen', 'query IsOpen { isOpen }'],
    [
      'Changes.addReview',
      'mutation AddReview($input: ReviewInput!) { addReview(input: $input) { review { id text stars } } }',
      { input: { bookId: 'bookId', text: 'text' } },
    ],
    [
      'Changes.lend',
      'mutation Lend($book: BookKey!, $card: String!) { lend(book: $book, card: $card) { id title copies rating addedAt extra } }',
      { book: { id: 'id' }, card: 'card' },
    ],
    [
      'Events.reviewAdded',
      'subscription ReviewAdded($bookId: ID) { reviewAdded(bookId: $bookId) { id text stars } }',
      { bookId: 'bookId' },
    ],
  ])('asks %s for what says most', (coordinate, ...expected) => {
    expect(flat(requestIn(library, coordinate))).toEqual(expected);
  });

  it.each([
    [
      'edges where a connection has no nodes',
      'type Query { all(first: Int!): AllConnection } type AllConnection { edges: [Edge] } type Edge { cursor: ID node: A } type A { id: ID }',
      'query All($first: Int!) { all(first: $first) { edges { cursor node { id } } } }',
    ],
    [
      'a field that two members of a union have with different types once',
      'union U = A | B type Query { u: U } type A { id: ID! name: Int } type B { id: ID! name: String slug: ID }',
      'query U { u { __typename ... on A { id name } ... on B { id slug } } }',
    ],
    [
      'nothing of what needs an argument, is deprecated, or leads back',
      'type Query { a: A } type A { id: ID old: ID @deprecated at(day: Int!): ID query: Query a: A }',
      'query A { a { id } }',
    ],
    [
      'the page of a list that a field demands',
      'type Query { a: A } type A { all(first: Int!): [B] name: ID } type B { id: ID }',
      'query A { a { name all(first: 3) { id } } }',
    ],
    [
      'an interface that nothing is',
      'interface I { id: ID } type Query { i: I }',
      'query I { i { __typename id } }',
    ],
  ])('reads %s', (_what, sdl, query) => {
    const schema = buildSchema(sdl);
    const [operation] = operationsOf(schema);
    expect(operation && flat(generateRequest(operation, schema, makeScalar))[0]).toBe(query);
  });

  it.each([
    ['a list of its own kind is empty', 'input I { all: [I!]! }', { all: [] }],
    ['what has a default is left', 'input I { a: Int! = 1 b: Int! }', { b: 1 }],
    ['one of several is set', 'input I @oneOf { a: J b: ID } input J { c: ID }', { b: 'b' }],
    [
      'what says most is set without need',
      'input I { id: ID! title: String size: Int }',
      { id: 'id', title: 'title' },
    ],
    [
      'the first value that stays',
      'input I { e: [E!]! } enum E { OLD @deprecated NEW }',
      { e: ['NEW'] },
    ],
  ])('gives an input values: %s', (_what, sdl, value) => {
    const schema = buildSchema(`type Query { a(input: I!): ID } ${sdl}`);
    expect(requestIn(schema, 'Query.a').variables).toEqual({ input: value });
  });
});

const github = JSON.parse(
  readFileSync('node_modules/@octokit/graphql-schema/schema.json', 'utf8'),
) as { readonly data: Parameters<typeof buildClientSchema>[0] };

it.each([
  ['a library', library],
  ['GitHub', buildClientSchema('data' in github ? github.data : github)],
])('gives each operation of %s a valid request', { timeout: 30_000 }, (_name, schema) => {
  const faults = operationsOf(schema).flatMap((operation) => {
    const { query, variables = {} } = generateRequest(operation, schema, makeScalar);
    const [definition] = parse(query).definitions;
    return [
      ...checkSample(query, schema).filter(({ rule }) => rule !== 'deprecated'),
      ...(definition?.kind === Kind.OPERATION_DEFINITION
        ? checkVariables(variables, definition, schema)
        : [query]),
    ];
  });
  expect(faults).toEqual([]);
});
