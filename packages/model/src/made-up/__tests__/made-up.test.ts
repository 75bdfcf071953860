import { describe, expect, it } from 'vitest';
import { createModel, dataOf, run } from './helpers';

describe('values', () => {
  it('read as their names, limits and scalars say', async () => {
    const fields = 'isbn title pages currency state closedAt createdAt updatedAt cover';
    expect(await dataOf(`{ books(first: 2) { nodes { ${fields} } } }`)).toMatchInlineSnapshot(`
      {
        "books": {
          "nodes": [
            {
              "closedAt": null,
              "cover": "https://example.org/books/lantern-book",
              "createdAt": "2025-08-19T10:46:17.133Z",
              "currency": "EUR",
              "isbn": "Lantern isbn",
              "pages": 417,
              "state": "OPEN",
              "title": "Welcome the new team",
              "updatedAt": "2026-04-15T12:03:28.304Z",
            },
            {
              "closedAt": null,
              "cover": "https://example.org/books/meadow-book",
              "createdAt": "2025-12-10T19:52:53.160Z",
              "currency": "EUR",
              "isbn": "Meadow isbn",
              "pages": 110,
              "state": "CLOSED",
              "title": "Find a room for the workshop",
              "updatedAt": "2026-02-18T21:34:00.487Z",
            },
          ],
        },
      }
    `);
  });

  it('of one object fit together', async () => {
    expect(await dataOf('{ viewer { name login email city address { city country } } }'))
      .toMatchInlineSnapshot(`
        {
          "viewer": {
            "address": {
              "city": "Dublin",
              "country": "Ireland",
            },
            "city": "Helsinki",
            "email": "ada.berg@example.org",
            "login": "ada-berg",
            "name": "Ada Berg",
          },
        }
      `);
  });

  it('are called what their type is called, and several of it in an address', async () => {
    const add = 'mutation { addReader(input: { name: "Zoe" }) { notes { displayName address } } }';
    expect((await run(add, createModel())).data).toEqual({
      addReader: {
        notes: { displayName: 'Station notes', address: 'https://example.org/notes/station-notes' },
      },
    });
  });

  it('are the same whatever was asked before, and in another model', async () => {
    const query = '{ books(first: 3) { nodes { id title owner { name } } } }';
    const first = await dataOf(query);
    await dataOf('{ readers { data { name } } search(text: "a") { __typename } }');
    expect(await dataOf(query)).toEqual(first);
    expect((await run(query, createModel())).data).toEqual(first);
  });
});

describe('pages', () => {
  it('of a connection follow each other by cursors', async () => {
    const page = (args: string): string =>
      `{ books(${args}) { totalCount edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } }`;
    interface Books {
      books: { edges: { node: { id: string } }[]; pageInfo: Record<string, unknown> };
    }
    const first = (await dataOf(page('first: 20'))) as Books;
    const next = (await dataOf(
      page(`first: 20, after: "${String(first.books.pageInfo['endCursor'])}"`),
    )) as Books;
    const ids = [...first.books.edges, ...next.books.edges].map(({ node }) => node.id);
    expect([ids.length, new Set(ids).size]).toEqual([24, 24]);
    expect(first.books.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(next.books.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = (await dataOf(
      page(`last: 4, before: "${String(next.books.pageInfo['startCursor'])}"`),
    )) as Books;
    expect(back.books.edges.map(({ node }) => node.id)).toEqual(ids.slice(16, 20));
  });

  it('follow each other by offset and limit', async () => {
    expect(
      await dataOf('{ readers(offset: 22, limit: 5) { data { name } totalResults offset limit } }'),
    ).toEqual({
      readers: {
        data: [{ name: 'Greta Kaya' }, { name: 'Hugo Lang' }],
        totalResults: 24,
        offset: 22,
        limit: 5,
      },
    });
  });

  it('have entries that a filter asks for', async () => {
    const { books } = (await dataOf('{ books(first: 100, state: OPEN) { nodes { state } } }')) as {
      books: { nodes: { state: string }[] };
    };
    expect(new Set(books.nodes.map(({ state }) => state))).toEqual(new Set(['OPEN']));
    const query = '{ readers(filter: { state: CLOSED }, limit: 100) { data { state } } }';
    const { readers } = (await dataOf(query)) as { readers: { data: { state: string }[] } };
    expect(new Set(readers.data.map(({ state }) => state))).toEqual(new Set(['CLOSED']));
  });

  it.each([
    ['first: -1', 'This must be 0 or more.'],
    ['after: "no"', 'The list has no entry with this cursor.'],
  ])('are refused with (%s)', async (args, message) => {
    const { errors } = await run(`{ books(${args}) { totalCount } }`);
    expect(errors?.map((error) => error.message)).toEqual([message]);
  });
});

describe('lookups', () => {
  it('find what lists show, by whatever names it', async () => {
    const [one] = (
      (await dataOf('{ library { all { id isbn title } } }')) as {
        library: { all: { id: string; isbn: string; title: string }[] };
      }
    ).library.all;
    const { title } = one ?? {};
    expect(
      await dataOf(`{
        node(id: "${one?.id}") { ... on Book { title } }
        library { byIsbn(isbn: "${one?.isbn}") { title } }
        relay { relay { node(id: "${one?.id}") { __typename } } }
      }`),
    ).toEqual({
      node: { title },
      library: { byIsbn: { title } },
      relay: { relay: { node: { __typename: 'Book' } } },
    });
  });

  it('find nothing else', async () => {
    expect(await dataOf('{ node(id: "x") { id } reader(login: "x") { id } }')).toEqual({
      node: null,
      reader: null,
    });
    expect((await run('{ library { byIsbn(isbn: "x") { id } } }')).errors?.[0]).toMatchObject({
      message: 'There is no Book with these arguments.',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('lead from an object to those that belong to it, and back', async () => {
    const { viewer } = (await dataOf(
      '{ viewer { id books(first: 50) { totalCount nodes { owner { id } } } } }',
    )) as {
      viewer: {
        id: string;
        books: { totalCount: number; nodes: { owner: { id: string } }[] };
      };
    };
    expect(viewer.books.totalCount).toBeGreaterThan(1);
    expect(new Set(viewer.books.nodes.map(({ owner }) => owner.id))).toEqual(new Set([viewer.id]));
  });

  it('give objects of each type of a union', async () => {
    expect(await dataOf('{ search(text: "a", limit: 3) { __typename } }')).toEqual({
      search: [{ __typename: 'Book' }, { __typename: 'Reader' }, { __typename: 'Book' }],
    });
  });
});
