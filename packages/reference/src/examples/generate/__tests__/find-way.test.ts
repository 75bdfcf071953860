import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findWay } from '../find-way';

const schema = buildSchema(`
  type Query {
    node(id: ID!): Node
    shop(id: ID!): Shop
    shops(limit: Int! = 20): [Shop!]!
    latest: Item
    old: Warehouse @deprecated(reason: "Use shops.")
  }
  type Mutation { open: Opened! }
  type Opened { shop: Shop! }
  interface Node { id: ID! }
  type Shop implements Node { id: ID! name: String! owner: Person! offers(limit: Int): [Item!]! }
  type Person { name: String! friends(since: String!, first: Int): [Person!]! address: Address }
  type Address { street: String! city: City! }
  type City { name: String! }
  union Item = Book | Game
  type Book { title: String! author: Person! }
  type Game { title: String! maker: Maker! }
  type Maker { name: String! }
  type Warehouse { street: String! keeper: Keeper! }
  type Keeper { name: String! }
`);

const values = { id: '7', since: '2026' };

/** Its path, its query on one line, and its variables. */
function way(to: string, from?: string): unknown[] | undefined {
  const found = findWay(schema, { from, to }, () => values);
  if (!found) return undefined;
  expect(validate(schema, parse(found.query))).toEqual([]);
  const query = found.query.replace(/\s+/g, ' ');
  return [found.path.join(' > '), query, ...(found.variables ? [found.variables] : [])];
}

describe('the shortest way', () => {
  it('leads from a query to a type, with the arguments that it needs', () => {
    expect(way('City')).toEqual([
      'Query.shop > Shop.owner > Person.address > Address.city',
      'query Shop($id: ID!) { shop(id: $id) { owner { address { city { name } } } } }',
      { id: '7' },
    ]);
  });

  it('ends with a field', () => {
    expect(way('Address.street')).toEqual([
      'Query.shop > Shop.owner > Person.address > Address.street',
      'query Shop($id: ID!) { shop(id: $id) { owner { address { street } } } }',
      { id: '7' },
    ]);
  });

  it('goes by way of a type, or of a field', () => {
    expect(way('City', 'Book')?.[0]).toBe(
      'Query.latest > Book.author > Person.address > Address.city',
    );
    expect(way('Person.name', 'Query.shops')).toEqual([
      'Query.shops > Shop.owner > Person.name',
      'query Shops($limit: Int!) { shops(limit: $limit) { owner { name } } }',
      { limit: 3 },
    ]);
  });

  it('names what a union has to be', () => {
    expect(way('Maker')).toEqual([
      'Query.latest > Game.maker',
      'query Latest { latest { ... on Game { maker { name } } } }',
    ]);
    expect(way('Maker', 'Item')?.[0]).toBe('Query.latest > Game.maker');
  });

  it('passes a field that leads to its own type, with a name for each argument', () => {
    expect(way('Person.name', 'Person.friends')).toEqual([
      'Query.shop > Shop.owner > Person.friends > Person.name',
      'query Shop($id: ID!, $since: String!, $first: Int) { shop(id: $id) { owner { friends(since: $since, first: $first) { name } } } }',
      { id: '7', since: '2026', first: 3 },
    ]);
  });

  it.each([
    ['a type that only a mutation returns', 'Opened', undefined],
    ['a type behind a deprecated field', 'Keeper', undefined],
    ['a way back', 'Shop', 'City'],
    ['the query type itself', 'Query', undefined],
  ])('leads nowhere for %s', (_, to, from) => {
    expect(way(to, from)).toBeUndefined();
  });
});
