import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Model, ModelModule } from 'graphql-docs-reference/options';

const doors: Readonly<Record<string, () => Promise<unknown>>> = {
  'graphql-docs-model': () => import('..'),
  'graphql-docs-model/made-up-model': () => import('../made-up-model'),
};

/** What the snippets of the README name `model`, one after the other. */
async function run(): Promise<unknown[]> {
  const readme = readFileSync('packages/model/README.md', 'utf8');
  const snippets = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) =>
    code
      .replace(/^import (\{.+\}) from (.+);$/gm, 'const $1 = await doors[$2]();')
      .replace(/^export /gm, ''),
  );
  return Promise.all(
    snippets.map((code) => new AsyncFunction('doors', `${code}\nreturn model;`)(doors)),
  );
}

const AsyncFunction = run.constructor as new (
  name: string,
  code: string,
) => (given: typeof doors) => Promise<unknown>;

it('has snippets that run', async () => {
  const [madeUp, ruled] = (await run()) as [Model, ModelModule];
  expect(await madeUp.run({ query: '{ books { title } }' })).toHaveProperty('data.books.0.title');
  const model = ruled.createModel(
    `type Query { books(author: String): [Book!]! }
    type Mutation { renameBook(id: ID!, title: String!): Book! }
    type Book { id: ID! title: String! pages: Int! }`,
    undefined,
  );
  await model.run({ query: 'mutation { renameBook(id: "b1", title: "Wings") { id } }' });
  const query = '{ ada: books(author: "Ada") { title } bob: books(author: "Bob") { title } }';
  expect(await model.run({ query })).toEqual({ data: { ada: [{ title: 'Wings' }], bob: [] } });
  const unknown = 'mutation { renameBook(id: "b2", title: "Wings") { id } }';
  expect(await model.run({ query: unknown })).toHaveProperty(
    'errors.0.extensions.code',
    'NOT_FOUND',
  );
});
