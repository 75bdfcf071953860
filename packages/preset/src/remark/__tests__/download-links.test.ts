import { buildSchema } from 'graphql';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { remarkLinks } from '../links';

function run(value: string): { text: string; messages: string[] } {
  const store = createSchemaStore();
  const schema = buildSchema('type Query { id: ID }');
  store.set({ schema, links: createLinkMap(schema), paths: [], samples: 'error' });
  const file = new VFile({ path: 'docs/intro.mdx', value });
  const processor = unified().use(remarkParse).use(remarkLinks, store);
  const tree = processor.runSync(processor.parse(file), file);
  return { text: toMarkdown(tree), messages: file.messages.map(String) };
}

it('leads to the file that the build makes', () => {
  expect(run('Get [`it`](download:examples.http).')).toEqual({
    text: 'Get [`it`](pathname:///docs/graphql/examples.http).\n',
    messages: [],
  });
});

it('places the name of no file, and names the nearest', () => {
  expect(run('Get [it](download:schema.gql).').messages).toEqual([
    'docs/intro.mdx:1:5-1:30: Unexpected download "schema.gql", which the build does not make. Did you mean "schema.graphql"?',
  ]);
});
