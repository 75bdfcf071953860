import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createContext } from '../../../reference/context';
import { referenceOf } from '../../read-reference';
import { makeIndexes } from '../llms';
import { product } from '../../../product';

const sdl = `
"Finds a book."
type Query { "Finds a book." book: Book books: [Book!]! @deprecated(reason: "Use book.") }
"A book." type Book { id: ID }
`;
const known = { sourceUrl: () => undefined, endpoint: undefined };
const reference = referenceOf(createContext(buildSchema(sdl), known));
const [root, operations] = makeIndexes({ reference, isOwn: false, guides: [], posts: [] });

it('gives another schema an index without what there is for our own alone', () => {
  expect(root?.path).toBe('/llms.txt');
  expect(root?.text).toMatch(/^# GraphQL API\n\n> .+\n\n- Pages: /);
  expect(root?.text).toContain('/docs/graphql/schema.graphql`');
  expect(root?.text).toContain(
    `\`Query.book\` is at \`${product.urls.site}/docs/graphql/operations/queries/book.md\``,
  );
  expect(root?.text).not.toMatch(/Authentication|upcoming|changelog|## (?:Start|Optional)/);
});

it('says each symbol in a line', () => {
  expect(operations?.path).toBe('/docs/graphql/operations/llms.txt');
  expect(operations?.text).toContain(`
- [\`Query.book\`](${product.urls.site}/docs/graphql/operations/queries/book.md): Finds a book.
- [\`Query.books\`](${product.urls.site}/docs/graphql/operations/queries/books.md): (deprecated)
`);
});
