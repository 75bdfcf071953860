import { basename } from 'node:path';
import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { defaultCaller } from 'graphql-docs-reference/examples';
import type { SchemaStore } from 'graphql-docs-reference/graphql';

/** Under another schema, the playground begins with an example of it in the place of our request. */
export const remarkFirstRequest: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const { first, callers = [] } = store.get(file.path);
  if (!first || basename(file.path) !== '_first-request.mdx') return;
  const { query, variables, response } = first;
  tree.children = [
    {
      type: 'example',
      name: '',
      as: defaultCaller(callers),
      callers,
      children: [
        code('graphql', 'Request', query),
        // The playground has a frame for them, also where the request has none.
        code('json', 'Variables', variables ?? '{}'),
        code('json', 'Response', response),
      ],
    },
  ];
};

function code(lang: string, title: string, value: string): Code {
  return { type: 'code', lang, meta: `title="${title}"`, value };
}
