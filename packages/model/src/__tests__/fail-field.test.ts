import { describe, expect, it } from 'vitest';
import { sayCircumstances } from 'graphql-docs-reference/graphql';
import type { ResponsePath } from 'graphql-docs-reference/options';
import { withConditions } from '..';
import { createMadeUpModel } from '../made-up-model';

const sdl = `
  type Query { shelf: Shelf shelves: [Shelf]! first: Shelf! }
  type Mutation { addBook(title: String!): Book! }
  type Shelf { label: String books: [Book!]! }
  type Book { id: ID! title: String! }
`;

async function fail(query: string, failAt: ResponsePath) {
  const { run } = withConditions(createMadeUpModel(sdl), {});
  const { data, errors, circumstances = {} } = await run({ query, failAt });
  return {
    data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
    errors: errors?.map(({ path, extensions }) => ({ path, code: extensions['code'] })),
    nullAt: circumstances.loss?.nullAt,
    says: sayCircumstances(circumstances),
  };
}

const shelf = '{ shelf { label books { title } } }';

describe('a field that fails', () => {
  it('is null alone if it can be', async () => {
    expect(await fail(shelf, ['shelf', 'label'])).toMatchObject({
      data: { shelf: { label: null, books: expect.any(Array) as unknown } },
      errors: [{ path: ['shelf', 'label'], code: 'INTERNAL' }],
      nullAt: ['shelf', 'label'],
      says: 'Shelf.label is String, which can be null, so nothing else is lost.',
    });
  });

  it('takes with it what cannot be null, by its other name in the response, too', async () => {
    const path = ['mine', 'all', 0, 'title'];
    expect(await fail('{ mine: shelf { all: books { title } } }', path)).toEqual({
      data: { mine: null },
      errors: [{ path, code: 'INTERNAL' }],
      nullAt: ['mine'],
      says: 'Book.title is String!, so the Book is null; each entry of Shelf.books is Book!, so the list is null; Shelf.books is [Book!]!, so the Shelf is null; Query.shelf is Shelf, which can be null, so nothing else is lost.',
    });
  });

  it('takes an entry of a list with it if that can be null', async () => {
    const { says, nullAt } = await fail('{ shelves { books { id } } }', ['shelves', 0, 'books']);
    expect(nullAt).toEqual(['shelves', 0]);
    expect(says).toBe(
      'Shelf.books is [Book!]!, so the Shelf is null; an entry of Query.shelves is Shelf, which can be null, so nothing else is lost.',
    );
  });

  it('takes all data with it if nothing up to the root can be null', async () => {
    expect(
      await fail('{ first { books { id } } shelf { label } }', ['first', 'books']),
    ).toMatchObject({
      data: null,
      nullAt: [],
      says: 'Shelf.books is [Book!]!, so the Shelf is null; Query.first is Shelf!, so data is null.',
    });
  });

  it('leaves the response as it is where the response has no such field', async () => {
    const usual = await fail(shelf, ['shelf', 'name']);
    expect(usual.errors).toBeUndefined();
    expect(usual.says).toBe('The response has no field at this place, so nothing failed.');
  });
});
