import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createContext } from 'graphql-docs-reference/reference';
import { exampleProduct } from '../../../../../reference/src/options/__tests__/example-product';
import { referenceOf } from '../../read-reference';
import { makeIndexes } from '../llms';

const sdl = `
"Finds a book."
directive @cost(value: Int) on FIELD_DEFINITION
type Query { "Finds a book." book: Book @cost(value: 2) books: [Book!]! @deprecated(reason: "Use book.") }
"A book." type Book { id: ID }
`;
const known = { sourceUrl: () => undefined, endpoint: undefined };
const reference = referenceOf(createContext(buildSchema(sdl), known), exampleProduct);
const [root, operations] = makeIndexes({ reference, guides: [], posts: [] });

it('says nothing that the product does not, and lists no file that there is not', () => {
  expect(root?.path).toBe('/llms.txt');
  expect(root?.text).toMatch(/^# Garden developers\n\n> .+\n\n- Pages: /);
  expect(root?.text).toContain('/docs/graphql/schema.graphql`');
  expect(root?.text).toContain(
    `\`Query.book\` is at \`${exampleProduct.siteUrl('')}/docs/graphql/operations/queries/book.md\``,
  );
  expect(root?.text).not.toMatch(/Authentication|upcoming|changelog|## (?:Start|Optional)/);
});

it('names the directives that the schema applies', () => {
  expect(root?.text).toContain('the whole schema with its descriptions, @cost and @deprecated.');
});

it('tells how to call an API with an address, in the header that it takes', () => {
  const product = {
    ...exampleProduct,
    endpoint: 'https://api.example/graphql',
    auth: { header: 'X-Api-Key', prefix: '' },
  };
  const [index] = makeIndexes({ reference: { ...reference, product }, guides: [], posts: [] });
  expect(index?.text).toContain(
    '- Requests: `POST` JSON with `query` and `variables` to `https://api.example/graphql`.\n- Authentication: the header `X-Api-Key: <access token>`.\n',
  );
});

it('says each symbol in a line', () => {
  expect(operations?.path).toBe('/docs/graphql/operations/llms.txt');
  expect(operations?.text).toContain(`
- [\`Query.book\`](${exampleProduct.siteUrl('')}/docs/graphql/operations/queries/book.md): Finds a book.
- [\`Query.books\`](${exampleProduct.siteUrl('')}/docs/graphql/operations/queries/books.md): (deprecated)
`);
});
