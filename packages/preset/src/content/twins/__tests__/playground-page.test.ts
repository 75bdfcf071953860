import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createContext } from 'graphql-docs-reference/reference';
import { exampleProduct } from '../../../../../reference/src/options/__tests__/example-product';
import { referenceOf } from '../../read-reference';
import { playgroundPage } from '../pages';

const known = { sourceUrl: () => undefined, endpoint: undefined };
const reference = referenceOf(
  createContext(buildSchema('type Query { book: ID }'), known),
  exampleProduct,
);

it.each([
  ['no guide', undefined, ''],
  [
    'a guide to the local API',
    { localApi: '/docs/local' },
    'A program has another way to send a request: the [local API](https://docs.example/docs/local.md) is the same model on your own machine. ',
  ],
  [
    'both guides',
    { localApi: '/docs/local', intro: '/docs/start' },
    'A program has other ways to send a request: the [local API](https://docs.example/docs/local.md) is the same model on your own machine, and [the introduction](https://docs.example/docs/start.md) shows a request to the real one. ',
  ],
])('leads to the guides that there are: %s', (_what, paths, ways) => {
  const guides = paths && { sidebar: [], ...paths };
  const { markdown } = playgroundPage({ ...reference, guides });
  expect(markdown).toContain(
    `and nothing is sent anywhere.\n\n${ways}The page of each operation has requests with their responses.\n`,
  );
});
