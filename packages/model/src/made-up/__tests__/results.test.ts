import { buildSchema, execute, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createMadeUp, Memory } from '../create-made-up';

const schema = buildSchema(`
  interface Node { id: ID! }
  type Query implements Node {
    id: ID!
    node(id: ID!): Node
    bookImport(id: ID!): BookImport
    discount(id: ID!): Discount
  }
  type Mutation {
    bookCreate(titles: String, tags: String, note: String): BookCreatePayload
    createBook(input: CreateBookInput!): CreateBookPayload
    updateBook(input: UpdateBookInput!): CreateBookPayload
    createBooks(input: [BookInput!]!): BooksResponse!
    bookUpdate(id: ID!): BookUpdatePayload
    bookDelete(id: ID!): BookDeletePayload
    discountDelete(id: ID!): DiscountDeletePayload
    giftBook(id: ID!, giftId: ID): GiftBookResult!
  }
  union GiftBookResult = Gift | GiftFailure
  type GiftFailure { message: String! }
  input CreateBookInput { clientMutationId: String, book: BookInput! }
  input UpdateBookInput { id: ID!, bookPatch: BookInput! }
  type CreateBookPayload { book: Book, bookEdge(orderBy: [String!]): BookEdge }
  input BookInput { title: String! }
  type BooksResponse { info: Info!, books: [Book!]! }
  type Info { booksCreated: Int! }
  type BookCreatePayload { titles: [String!], bookEdges: [BookEdge], tags: [String!]!, book: Book }
  type BookUpdatePayload { authors: [Author!]!, note: String, book: Book }
  type BookDeletePayload { id: ID, userErrors: [String!]! }
  type DiscountDeletePayload { deletedDiscountId: ID }
  type Book { id: ID!, title: String!, tags: [String!]!, note: String!, authors: AuthorConnection! }
  type BookEdge { cursor: String!, node: Book }
  type BookImport { id: ID!, count: Int!, constructor: String! }
  type Author implements Node { id: ID!, name: String! }
  type AuthorConnection { nodes: [Author!]!, totalCount: Int! }
  union Discount = Percentage | Gift
  type Percentage { title: String!, percent: Int!, from: String! }
  type Gift { id: ID!, title: String!, giftId: ID! }
`);

async function answer(kind: 'Query' | 'Mutation', field: string, selection: string) {
  const model = createMadeUp(schema, '2026-05-17T18:30:00.000Z', new Memory());
  const type = schema.getType(kind);
  const args = isObjectType(type) ? model.argumentsFor(type, field) : {};
  const given = Object.keys(args).length > 0 ? '(id: $id)' : '';
  const document = parse(
    `${kind.toLowerCase()} Q${given && '($id: ID!)'} { ${field}${given} ${selection} }`,
  );
  const result = await execute({
    schema,
    document,
    variableValues: args,
    fieldResolver: model.resolve,
  });
  return JSON.parse(JSON.stringify(result)) as { data: Record<string, unknown>; errors?: unknown };
}

describe('what a mutation returns', () => {
  it('has edges in a list where its field is a list', async () => {
    const { data, errors } = await answer('Mutation', 'bookCreate', '{ bookEdges { cursor } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ bookCreate: { bookEdges: [{ cursor: expect.any(String) as string }] } });
  });

  it('is a list where its input is none, or says nothing', async () => {
    const { data, errors } = await answer(
      'Mutation',
      'bookCreate(titles: "One", tags: "new")',
      '{ titles book { tags note } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      bookCreate: { titles: expect.any(Array) as unknown, book: { tags: [], note: '' } },
    });
  });

  it.each([
    'createBook(input: { book: { title: "Roots" } })',
    'updateBook(input: { id: "b_dc602365f9", bookPatch: { title: "Roots" } })',
  ])('has what an object within the input says, of %s', async (field) => {
    const selection = '{ book { title } bookEdge { node { title } } }';
    const { data } = await answer('Mutation', field, selection);
    const book = { title: 'Roots' };
    expect(Object.values(data)).toEqual([{ book, bookEdge: { node: book } }]);
  });

  it('has no other objects than it made of a list of inputs', async () => {
    const { data } = await answer(
      'Mutation',
      'createBooks(input: [{ title: "Roots" }])',
      '{ info { booksCreated } books { title } }',
    );
    expect(data).toEqual({
      createBooks: {
        info: { booksCreated: expect.any(Number) as number },
        books: [{ title: 'Roots' }],
      },
    });
  });

  it('is what its own type says where the object has a field of that name and another type', async () => {
    const { data, errors } = await answer('Mutation', 'bookUpdate', '{ authors { id } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ bookUpdate: { authors: expect.any(Array) as unknown } });
  });

  it('is there though its arguments name another object', async () => {
    const { data, errors } = await answer('Mutation', 'giftBook', '{ __typename }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ giftBook: { __typename: 'Gift' } });
  });

  it('has the key of what it removed', async () => {
    const { data, errors } = await answer('Mutation', 'bookDelete', '{ id userErrors }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      bookDelete: { id: expect.stringMatching(/^b_/) as string, userErrors: [] },
    });
  });
});

it('answers a field whose name every object of JavaScript has', async () => {
  const { data, errors } = await answer('Query', 'bookImport', '{ constructor }');
  expect(errors).toBeUndefined();
  expect(data).toEqual({ bookImport: { constructor: expect.any(String) as string } });
});

describe('sample arguments', () => {
  it('find what is named as if it were created', async () => {
    const { data } = await answer('Query', 'bookImport', '{ id }');
    expect(data).toEqual({ bookImport: { id: expect.stringMatching(/^bi_/) as string } });
  });

  it.each([
    ['Query', 'discount', '{ __typename }', { __typename: 'Gift' }],
    ['Query', 'node', '{ __typename }', { __typename: 'Author' }],
    [
      'Mutation',
      'discountDelete',
      '{ deletedDiscountId }',
      { deletedDiscountId: expect.stringMatching(/^g_/) as string },
    ],
  ] as const)('find an object with a key, for %s.%s', async (kind, field, selection, found) => {
    const { data } = await answer(kind, field, selection);
    expect(data).toEqual({ [field]: found });
  });
});
