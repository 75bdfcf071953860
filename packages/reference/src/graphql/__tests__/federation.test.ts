import { expect, it } from 'vitest';
import { listSymbols } from '../symbols';
import { buildSchemaFromFiles } from '../schema-source';

const subgraph = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", { name: "@tag" }])
  extend type Query {
    shipment(id: ID!): Shipment
    _entities(representations: [_Any!]!): [_Entity]!
    _service: _Service!
  }
  union _Entity = Shipment
  type _Service { sdl: String }
  scalar _Any
  type Shipment @key(fields: "id") @federation__shareable {
    id: ID!
    weight: Int @tag(name: "heavy")
    secret: Secret @inaccessible
  }
  type Secret { id: ID }
`;

it('reads a subgraph without the definitions of its directives, and without its machinery', () => {
  const { schema, problems, ...rest } = buildSchemaFromFiles([
    { name: 'a.graphql', text: subgraph },
  ]);
  expect(problems).toEqual([]);
  const names = schema && listSymbols(schema).map(({ coordinate }) => coordinate);
  expect(names).toContain('Query.shipment');
  expect(names?.filter((name) => /^(?:@(?:key|link|tag)|Query\._|_)/.test(name))).toEqual([]);
  expect(schema?.toConfig().types.map(String)).not.toContain('federation__Any');
  expect(rest).toMatchObject({ sdl: expect.stringContaining('type Query {') as unknown });
  expect(JSON.stringify(rest)).not.toMatch(/secret|@key|@link|_Any/);
});

it('keeps what is inaccessible if the site wants it', () => {
  const { schema } = buildSchemaFromFiles([{ name: 'a.graphql', text: subgraph }], {
    inaccessible: 'show',
  });
  expect(String(schema?.getType('Shipment')?.astNode?.kind)).toBe('ObjectTypeDefinition');
  expect(schema?.getType('Secret')).toBeDefined();
});

it('checks arguments of the directives that it knows, and knows no others', () => {
  const messages = (text: string): string[] =>
    buildSchemaFromFiles([{ name: 'a.graphql', text }]).problems.map(({ message }) => message);
  expect(messages('type Query { a: A } type A @key { id: ID }').join()).toMatch(
    /argument "fields"/,
  );
  expect(messages('type Query { a: A } type A @keys { id: ID }')).toEqual([
    'Unknown directive "@keys". Define it in the schema, or correct the name.',
  ]);
});

it('takes a schema that defines such a directive itself as it is', () => {
  const text = 'directive @key(of: Int) on OBJECT\ntype Query @key(of: 1) { a: Int }';
  const result = buildSchemaFromFiles([{ name: 'a.graphql', text }]);
  expect(result).not.toHaveProperty('sdl');
  expect(result.schema?.getDirective('key')).toBeDefined();
});

it('leaves out what a supergraph says of its subgraphs', () => {
  const text = `
    schema @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION) { query: Query }
    directive @inaccessible on FIELD_DEFINITION
    directive @join__graph(name: String!, url: String!) on ENUM_VALUE
    directive @join__type(graph: join__Graph!, key: join__FieldSet) repeatable on OBJECT
    directive @link(url: String, for: link__Purpose) repeatable on SCHEMA
    enum join__Graph { BOOKS @join__graph(name: "books", url: "http://books.internal/graphql") }
    scalar join__FieldSet
    enum link__Purpose { EXECUTION }
    type Query @join__type(graph: BOOKS) { book: Book }
    type Book @join__type(graph: BOOKS, key: "id") { id: ID! cost: Int @inaccessible }
  `;
  const result = buildSchemaFromFiles([{ name: 'a.graphql', text }]);
  expect(result.problems).toEqual([]);
  expect('sdl' in result && result.sdl?.replace(/\s+/g, ' ')).toBe(
    'schema { query: Query } directive @inaccessible on FIELD_DEFINITION type Query { book: Book } type Book { id: ID! }',
  );
});
