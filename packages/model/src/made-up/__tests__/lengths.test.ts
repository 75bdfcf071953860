import { expect, it } from 'vitest';
import { createMadeUpModel } from '../../made-up-model';

const lengths = [
  ...['first', 'last', 'limit', 'take', 'size', 'count'],
  ...['pageSize', 'page_size', 'perPage', 'per_page'],
];
const args = [...lengths, 'page'].map((name) => `${name}: Int`).join(' ');

const model = createMadeUpModel(`
  type Query {
    books(${args}): [Book!]!
    bookPage(${args}): BookPage!
  }
  type BookPage {
    data: [Book!]!
    totalResults: Int!
  }
  type Book {
    id: ID!
    "No argument of a length asks for these."
    size: Int!
    count: Int!
  }
`);

type Books = readonly { readonly id: string }[];

async function idsOf(field: 'books' | 'bookPage', given: string): Promise<readonly string[]> {
  const selection = field === 'books' ? '{ id }' : '{ data { id } }';
  const { data } = await model.run({ query: `{ ${field}(${given}) ${selection} }`, as: '' });
  const found = data?.[field] as Books | { readonly data: Books };
  return ('data' in found ? found.data : found).map(({ id }) => id);
}

it.each(lengths)('gives a list as many entries as "%s" says', async (name) => {
  expect(await idsOf('books', `${name}: 2`)).toHaveLength(2);
});

it.each(lengths)('gives a page as many entries as "%s" says', async (name) => {
  expect(await idsOf('bookPage', `${name}: 2`)).toHaveLength(2);
});

it('gives a list the entries of the page that is asked for', async () => {
  const all = await idsOf('books', 'first: 24');
  expect(await idsOf('books', 'page: 2, per_page: 3')).toEqual(all.slice(3, 6));
  expect(all).toHaveLength(24);
});
