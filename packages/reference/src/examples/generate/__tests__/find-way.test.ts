import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findWay } from '../find-way';

const schema = buildSchema(`
  type Query { library(id: ID!): Library books(limit: Int! = 20): [Book!]! found: Found }
  type Library { id: ID! name: String! shelves(limit: Int! = 20): [Shelf!]! member(id: ID!): Member }
  type Shelf { id: ID! label: String! books(limit: Int! = 20): [Book!]! }
  type Book { id: ID! title: String! author: Member! lentTo: Member @deprecated(reason: "Use loans.") }
  type Member { id: ID! name: String! card: Card }
  type Card { id: ID! number: String! }
  type Lost { id: ID! place: String! finder: Card }
  type Alone { id: ID! }
  union Found = Book | Lost
  input Filter { open: Boolean }
`);

const way = (from: string, to: string) =>
  findWay({ from, to }, schema, ({ name }, field) => `${name} of ${field}`);

describe('findWay', () => {
  it('leads from the query type to a type', () => {
    expect(way('Query', 'Member')).toEqual({
      steps: ['Query.books', 'Book.author'],
      query: `query ToMember($limit: Int!) {
  books(limit: $limit) {
    author {
      id
      name
    }
  }
}`,
      variables: { limit: 3 },
    });
  });

  it('leads through the type that it begins at', () => {
    expect(way('Shelf', 'Card')?.steps).toEqual([
      'Query.library',
      'Library.shelves',
      'Shelf.books',
      'Book.author',
      'Member.card',
    ]);
    expect(way('Shelf', 'Card')?.variables).toEqual({
      id: 'id of Query.library',
      limit: 3,
      booksLimit: 3,
    });
  });

  it('leads to one field, and from one', () => {
    expect(way('Query', 'Card.number')?.query).toContain(
      'author {\n      card {\n        number\n      }',
    );
    expect(way('Query.books', 'Card')?.steps).toEqual([
      'Query.books',
      'Book.author',
      'Member.card',
    ]);
  });

  it('enters the members of a union', () => {
    expect(way('Query', 'Lost')?.query).toBe(
      'query ToLost {\n  found {\n    ... on Lost {\n      id\n      place\n    }\n  }\n}',
    );
    expect(way('Lost', 'Card')?.query).toContain('... on Lost {\n      finder {');
  });

  it.each([
    ['Query', 'Alone'],
    ['Alone', 'Book'],
    ['Query', 'Filter'],
    ['Query', 'Nothing'],
    ['Card', 'Book'],
  ])('finds none from %s to %s', (from, to) => {
    expect(way(from, to)).toBeUndefined();
  });

  it('is valid between all types that it finds a way between', () => {
    const names = ['Query', 'Library', 'Shelf', 'Book', 'Member', 'Card', 'Lost', 'Found'];
    const pairs = names.flatMap((from) => names.map((to) => way(from, to)));
    const found = pairs.flatMap((each) => each ?? []);
    expect(found.length).toBeGreaterThan(20);
    expect(found.flatMap(({ query }) => validate(schema, parse(query)))).toEqual([]);
  });
});
