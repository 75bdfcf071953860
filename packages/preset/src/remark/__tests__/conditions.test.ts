import { buildSchema } from 'graphql';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { withConditions } from 'graphql-docs-model';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import { createAnswerer } from 'graphql-docs-reference/examples';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { remarkGraphqlExchanges } from '../graphql-samples';
import { remarkRunnable } from '../runnable';

const sdl = 'type Query { mood: Mood! } enum Mood { CALM LOUD }';

async function run(meta: string): Promise<{ messages: string[]; tree: Root }> {
  const schema = buildSchema(sdl);
  const store = createSchemaStore();
  store.set({
    schema,
    links: createLinkMap(schema),
    paths: [],
    samples: 'error',
    answer: createAnswerer(withConditions(createMadeUpModel(sdl), {})),
  });
  const value = `\`\`\`graphql run ${meta}\nquery Mood {\n  mood\n}\n\`\`\``;
  const file = new VFile({ path: 'a.mdx', value });
  const processor = unified()
    .use(remarkParse)
    .use(remarkRunnable, store)
    .use(remarkGraphqlExchanges, store);
  const tree: Root = await processor.run(processor.parse(file), file);
  return { messages: file.messages.map(String), tree };
}

it('inserts what comes back under a condition, and says above it what happened', async () => {
  const { tree, messages } = await run('under=limit');
  expect(messages).toEqual([]);
  expect(tree.children).toMatchObject([
    {
      type: 'example',
      under: 'limit',
      children: [
        { type: 'paragraph' },
        { lang: 'graphql' },
        { lang: 'json', value: expect.stringContaining('"RATE_LIMITED"') as string },
      ],
    },
  ]);
  expect(toString(tree)).toContain(
    'The limit of requests is reached, so nothing has run. Status and headers: HTTP 429 Too Many Requests, Retry-After: 5.',
  );
});

it('shows that no response arrived', async () => {
  const { tree } = await run('under=lost');
  expect(tree.children).toMatchObject([
    { children: [{ type: 'paragraph' }, {}, { lang: 'text', value: 'No response arrived.' }] },
  ]);
});

it('takes a value that the schema lacks from a sample that asks for one', async () => {
  const { tree, messages } = await run('under=unknown-value');
  expect(messages).toEqual([]);
  expect(toString(tree)).toContain('data.mood is CUSTOM, which');
});

it('places a condition that does not exist', async () => {
  expect((await run('under=limits')).messages).toEqual([
    'a.mdx:1:1-5:4: Unexpected condition "limits", expected expired-token, limit, lost, slow, unknown-value. Did you mean "limit"?',
  ]);
});
