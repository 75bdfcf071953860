import { buildSchema } from 'graphql';
import type { Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import type { LoadedSchema } from 'graphql-docs-reference/graphql';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { remarkFirstRequest } from '../runnable';

const schema = buildSchema('type Query { id: ID }');
const first = { query: '{ id }', variables: undefined, response: '{"data":{}}' };

/** A schema of another site, whose model is made up. */
const another = { first, isMadeUp: true };

function run(path: string, more: Partial<LoadedSchema>): Root {
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], samples: 'error', ...more });
  const file = new VFile({ path, value: 'Ours.' });
  const processor = unified().use(remarkParse).use(remarkFirstRequest, store);
  return processor.runSync(processor.parse(file), file);
}

it('puts an example of another schema in the place of our request', () => {
  expect(run('src/pages/docs/graphql/_first-request.mdx', another).children).toMatchObject([
    {
      type: 'example',
      callers: [],
      children: [
        { lang: 'graphql', meta: 'title="Request"', value: '{ id }' },
        { lang: 'json', meta: 'title="Variables"', value: '{}' },
        { lang: 'json', meta: 'title="Response"', value: '{"data":{}}' },
      ],
    },
  ]);
});

it.each([
  ['our request under our schema', '_first-request.mdx', { first }],
  ['every other file', '_first-query.mdx', another],
])('leaves %s', (_what, path, more) => {
  expect(toMarkdown(run(path, more))).toBe('Ours.\n');
});
