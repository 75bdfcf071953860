import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { exampleProduct as product } from '../../../../../reference/src/options/__tests__/example-product';
import { checkFile } from '../../check-content';
import { guideTwin, openTwins } from '../guide-twin';

const site = product.siteUrl('');

const head = '---\ntitle: Chat\ndescription: Rooms of {product}.\n---\n\n';
const intro = `# Chat\n\n> Rooms of ${product.name}.\n>\n> All pages as Markdown: [llms.txt](${site}/llms.txt).\n\n`;

const root = mkdtempSync(join(tmpdir(), 'twins-'));

afterAll(() => rmSync(root, { recursive: true }));

/** The twin of a guide, beside a part that it can import and another guide. */
async function twin(mdx: string, errors = '/docs/errors'): Promise<string> {
  const schema = buildSchema('type Query { space(id: ID!): String }');
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], samples: 'error' });
  const read = (file: string, text: string): ReturnType<typeof checkFile> =>
    checkFile('/site', file, 'docs', new TextEncoder().encode(text), {
      store,
      placeholders: product.placeholders,
    });
  const guide = await read('docs/rooms/chat.mdx', head + mdx);
  const part = await read('docs/rooms/_part.mdx', 'From the {product} part.\n');
  const routes = new Map([['docs/errors.mdx', errors]]);
  const made = await guideTwin(guide, {
    routes,
    files: new Map([[part.file, part]]),
    authorsOf: () => [],
    product,
    kept: openTwins(routes, product, root),
  });
  return made.markdown.replace(intro, '');
}

describe('the twin of a guide', () => {
  it.each([
    ['text with a placeholder', 'On {product}.\n', `On ${product.name}.\n`],
    [
      'links, each with its whole address',
      '[a](../errors.mdx#one) [b](graphql:Query.space) [c](#two) [d](https://a.example) [e](/docs/graphql#by-kind) [f](pathname:///mcp.tgz)\n',
      `[a](${site}/docs/errors.md#one) [b](${site}/docs/graphql/operations/queries/space.md) [c](${site}/docs/rooms/chat.md#two) [d](https://a.example) [e](${site}/docs/graphql.md) [f](${site}/mcp.tgz)\n`,
    ],
    [
      'a note',
      ':::warning[Keep it]\n\nOne.\n\n:::\n\n:::tip\n\nTwo.\n\n:::\n',
      '> **Warning: Keep it**\n>\n> One.\n\n> **Tip**\n>\n> Two.\n',
    ],
    [
      'a diagram in words, with its statements',
      '```mermaid\nflowchart TD\n  accTitle: Way\n  accDescr: From a to b.\n  a --> b\n```\n',
      '**Diagram: Way**\n\nFrom a to b.\n\n```mermaid\nflowchart TD\na --> b\n```\n',
    ],
    [
      'a fold',
      '<details>\n<summary>More</summary>\n\nText.\n\n</details>\n',
      '**More**\n\nText.\n',
    ],
    [
      'a part that it imports',
      "import Part from './_part.mdx';\n\n<Part />\n",
      `From the ${product.name} part.\n`,
    ],
    ['no comment', 'One.\n\n{/* truncate */}\n\nTwo.\n', 'One.\n\nTwo.\n'],
    [
      'code with its title',
      '```ts title="a.ts" {1}\na<B>({c});\n```\n',
      '**a.ts**\n\n```ts\na<B>({c});\n```\n',
    ],
    [
      'why code is not valid',
      '```graphql unchecked="a fault"\n{ nothing }\n```\n',
      '```graphql unchecked="a fault"\n{ nothing }\n```\n',
    ],
  ])('shows %s', async (_what, mdx, markdown) => {
    expect(await twin(mdx)).toBe(markdown);
  });

  it.each([
    [
      'a component',
      'One.\n\n<Tabs>\n\nTwo.\n\n</Tabs>\n',
      '8:1 Unexpected mdxJsxFlowElement <Tabs>,',
    ],
    ['an element in text', 'One <kbd>K</kbd>.\n', '6:5 Unexpected mdxJsxTextElement <kbd>,'],
    ['an expression', 'One.\n\n{1 + 1}\n', '8:1 Unexpected mdxFlowExpression,'],
    ['a definition of MDX', 'export const a = 1;\n\nOne.\n', '6:1 Unexpected mdxjsEsm,'],
    [
      'a link to no page',
      'See\n[it](../error.mdx).\n',
      '7:1 Unexpected link to "docs/error.mdx", which is no page. Did you mean "docs/errors.mdx"?',
    ],
  ])('refuses %s at its place, with the way to fix it', async (_what, mdx, message) => {
    await expect(twin(mdx)).rejects.toThrow(`docs/rooms/chat.mdx:${message}`);
  });

  it('follows a page to another address, though the guide is as it was', async () => {
    const link = '[it](../errors.mdx)\n';
    expect(await twin(link)).toBe(`[it](${site}/docs/errors.md)\n`);
    expect(await twin(link, '/docs/faults')).toBe(`[it](${site}/docs/faults.md)\n`);
  });

  it('says how to fix what it refuses', async () => {
    await expect(twin('<Tabs />\n')).rejects.toThrow(
      'which has no Markdown. Write it as Markdown, or say in packages/reference/src/document/markdown how its text reads.',
    );
  });
});
