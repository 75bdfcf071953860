import { expect, it } from 'vitest';
import type { ModelRequest } from 'graphql-docs-reference/options';
import type { World } from '..';
import { createKit, createModels } from '..';

interface Book {
  readonly __typename: 'Book';
  readonly id: string;
  readonly title: string;
}

interface Tables {
  readonly books: Book;
}

interface Context {
  readonly as: string | undefined;
  readonly world: World<Tables>;
}

const sdl = `
  directive @constraint(min: Float) on ARGUMENT_DEFINITION
  type Query {
    book(id: ID!): Book
    books(offset: Int! @constraint(min: 0), limit: Int!): Books!
  }
  type Mutation { renameBook(id: ID!, title: String!): Book! }
  type Book { id: ID! title: String! isMine: Boolean! shelf: String! }
  type Books { data: [Book!]! totalResults: Int! }
`;

const { about, byId, one } = createKit<Tables, Context>();

const roots: Book = { __typename: 'Book', id: 'b1', title: 'Roots' };

function libraries(codes = {}) {
  return createModels<Tables, ModelRequest, Context>(sdl, {
    resolvers: {
      library: [
        {
          Query: {
            book: one(byId('books')),
            books: (_root: unknown, _args: unknown, { world }: Context) => world.books.all(),
          },
          Mutation: {
            renameBook: about(
              byId('books'),
              (book, { title }: Pick<Book, 'title'> & { id: string }, { world }) =>
                world.books.put({ ...book, title }),
            ),
          },
          Book: { isMine: (_book: unknown, _args: unknown, { as }: Context) => as === 'ada' },
        },
      ],
    },
    contextOf: ({ as }, world) => ({ as, world }),
    rowsOf: (typeName, { world }) => (typeName === 'Book' ? world.books.all() : []),
    codes,
    insteadOfSubscription: 'Ask again tomorrow.',
  });
}

const library = (codes = {}) => libraries(codes)({ books: [roots] });

it('answers by rules and rows, and names what it makes up', async () => {
  const query =
    '{ book(id: "b1") { title isMine } books(offset: 0, limit: 5) { data { id shelf } totalResults } }';
  const { data, extensions } = await library().run({ query, as: 'ada' });
  expect(data).toMatchObject({
    book: { title: 'Roots', isMine: true },
    books: { data: [{ id: 'b1' }], totalResults: 1 },
  });
  expect(extensions).toEqual({ madeUp: ['Book.shelf'] });
});

it('remembers a change until a reset', async () => {
  const model = library();
  const query = '{ book(id: "b1") { title } }';
  await model.run({ query: 'mutation { renameBook(id: "b1", title: "Wings") { id } }' });
  expect(await model.run({ query })).toEqual({ data: { book: { title: 'Wings' } } });
  model.reset();
  expect(await model.run({ query })).toEqual({ data: { book: { title: 'Roots' } } });
});

it('shares a schema with others, and no rows', async () => {
  const create = libraries();
  const bark: Book = { ...roots, title: 'Bark' };
  const [first, second] = [create({ books: [roots] }), create({ books: [bark] })];
  const query = '{ book(id: "b1") { title } }';
  await first.run({ query: 'mutation { renameBook(id: "b1", title: "Wings") { id } }' });
  expect(await first.run({ query })).toEqual({ data: { book: { title: 'Wings' } } });
  expect(await second.run({ query })).toEqual({ data: { book: { title: 'Bark' } } });
});

it('words its errors as the API does', async () => {
  const model = library({ NOT_FOUND: 'MISSING', VALIDATION_FAILED: 'BAD_INPUT' });
  const codesOf = async (query: string) =>
    (await model.run({ query })).errors?.map(({ message, extensions }) => [message, extensions]);
  expect(await codesOf('{ book(id: "b2") { id } }')).toEqual([
    ['There is no such object that you can read.', { code: 'MISSING' }],
  ]);
  expect(await codesOf('{ books(offset: -1, limit: 5) { totalResults } }')).toEqual([
    ['This must be 0 or more.', { code: 'BAD_INPUT', field: 'offset' }],
  ]);
  expect((await codesOf('subscription { book { id } }'))?.at(-1)).toEqual([
    'The API has no subscriptions. Ask again tomorrow.',
    { code: 'BAD_INPUT' },
  ]);
});
