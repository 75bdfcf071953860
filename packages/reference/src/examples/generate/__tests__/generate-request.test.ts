import { readFileSync } from 'node:fs';
import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import { buildClientSchema, buildSchema, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildSchemaFromFiles } from '../../../graphql/schema-source';
import type { OperationSymbol } from '../../../graphql/symbols';
import { isOperation, listSymbols } from '../../../graphql/symbols';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import { createAnswerer } from '../../run-requests';
import { answerGenerated } from '../answer-generated';
import type { GeneratedRequest } from '../generate-request';
import { generateRequest } from '../generate-request';

const read = (name: string): string =>
  readFileSync(`packages/reference/src/examples/generate/__fixtures__/${name}`, 'utf8');

const library = buildSchema(read('library.graphql'));

const { schema: subgraph } = buildSchemaFromFiles([
  { name: 'federated.graphql', text: read('federated.graphql') },
]);

/** Names in the place of values. */
const argumentsFor = (type: string, field: string): Readonly<Record<string, unknown>> =>
  new Proxy({}, { get: (_target, name) => `${type}.${field}(${String(name)}:)` });

const operationsOf = (schema: GraphQLSchema): OperationSymbol[] =>
  listSymbols(schema).filter(isOperation);

function requestIn(schema: GraphQLSchema, coordinate: string): GeneratedRequest {
  const operation = operationsOf(schema).find((one) => one.coordinate === coordinate);
  if (!operation) throw new Error(`There is no ${coordinate}.`);
  return generateRequest(operation, schema, argumentsFor);
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
      { id: 'Root.book(id:)' },
    ],
    [
      'Root.author',
      'query Author($id: ID) { author(id: $id) { id name } }',
      { id: 'Root.author(id:)' },
    ],
    [
      'Root.books',
      'query Books($first: Int) { books(first: $first) { totalCount nodes { id title copies rating addedAt } pageInfo { hasNextPage endCursor } } }',
      { first: 3 },
    ],
    [
      'Root.node',
      'query Node($id: ID!) { node(id: $id) { __typename id ... on Book { title copies addedAt } ... on Record { title copies length } ... on Review { text stars } } }',
      { id: 'Root.node(id:)' },
    ],
    [
      'Root.search',
      'query Search($text: String!) { search(text: $text) { __typename ... on Book { id title addedAt } ... on Record { id title copies } ... on Author { id name } } }',
      { text: 'Root.search(text:)' },
    ],
    [
      'Root.desk',
      'query Desk($card: String!, $limit: Int, $day: Timestamp!) { desk { reader(card: $card) { id card name email } readers(limit: $limit) { id card name email } shifts { onDay(day: $day) { id card name email } } } }',
      { card: 'Desk.reader(card:)', limit: 3, day: 'DeskShifts.onDay(day:)' },
    ],
    ['Root.relay', 'query Relay { relay { __typename } }'],
    ['Root.isOpen', 'query IsOpen { isOpen }'],
    [
      'Changes.addReview',
      'mutation AddReview($input: ReviewInput!) { addReview(input: $input) { review { id text stars } } }',
      { input: 'Changes.addReview(input:)' },
    ],
    [
      'Changes.lend',
      'mutation Lend($book: BookKey!, $card: String!) { lend(book: $book, card: $card) { id title copies rating addedAt extra } }',
      { book: 'Changes.lend(book:)', card: 'Changes.lend(card:)' },
    ],
    ['Events.reviewAdded', 'subscription ReviewAdded { reviewAdded { id text stars } }'],
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
      'query U { u { __typename ... on B { id name slug } ... on A { id } } }',
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
      'no key of an object that is deprecated',
      'type Query { a(id: ID @deprecated, slug: ID): A } type A { id: ID }',
      'query A($slug: ID) { a(slug: $slug) { id } }',
    ],
    [
      'what a page says of the next one',
      'type Query { all: AllConnection } type AllConnection { nodes: [A] pageInfo: PageInfo } type A { id: ID } type PageInfo { hasNextPage: Boolean hasPreviousPage: Boolean }',
      'query All { all { nodes { id } pageInfo { hasNextPage } } }',
    ],
    [
      'no root type that is a node',
      'interface Node { id: ID } type Query implements Node { a: Node b: ID id: ID } type A implements Node { id: ID name: ID }',
      'query A { a { __typename id ... on A { name } } }',
    ],
    [
      'an interface that nothing is',
      'interface I { id: ID } type Query { i: I }',
      'query I { i { __typename id } }',
    ],
  ])('reads %s', (_what, sdl, query) => {
    const schema = buildSchema(sdl);
    const [operation] = operationsOf(schema);
    expect(operation && flat(generateRequest(operation, schema, argumentsFor))[0]).toBe(query);
  });
});

const circular = `
  type Query { a(input: I!): ID }
  input I { all: [I!]! one: J! }
  input J @oneOf { k: K id: ID }
  input K { j: J! }
`;

const deprecated = `
  type Query { a(by: By): ID }
  type Mutation { setA(input: A!): ID }
  input By { id: ID @deprecated slug: ID }
  input A { status: String @deprecated number: Int @deprecated length: Int }
`;

const github = JSON.parse(
  readFileSync('node_modules/@octokit/graphql-schema/schema.json', 'utf8'),
) as IntrospectionQuery;

it.each([
  ['a library', printSchema(library)],
  ['a subgraph', subgraph ? printSchema(subgraph) : ''],
  ['inputs that hold themselves', circular],
  ['inputs with deprecated fields', deprecated],
  ['GitHub', printSchema(buildClientSchema(github))],
])('gives each operation of %s a request that answers', { timeout: 60_000 }, async (_name, sdl) => {
  const schema = buildSchema(sdl);
  const model = createMadeUpModel(sdl);
  const { examples, faults } = await answerGenerated(
    [],
    { schema, answer: createAnswerer(model), callers: [], dir: 'examples' },
    model.argumentsFor,
  );
  expect(faults).toEqual([]);
  expect(examples.filter(({ errors }) => errors.length > 0)).toEqual([]);
});
