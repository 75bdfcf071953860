import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Plugin } from 'unified';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import type { Block } from 'graphql-docs-reference/document';
import { codeFrame, paragraph, text } from 'graphql-docs-reference/document';
import { remarkParts } from '../code-blocks';

const guest = { id: 'guest', label: 'Guest', sends: 'As a guest', description: 'Nobody.' };
const member = { id: 'member', label: 'Member', sends: 'As a member', description: 'Somebody.' };

async function run(...children: Block[]): Promise<Root> {
  const tree: Root = { type: 'root', children };
  await unified().use(remarkParts).run(tree);
  return tree;
}

const frame = (): Block => codeFrame('ts', [[['  '], ['a', 'member', '/a']]], { title: 'A' });

describe('remarkParts', () => {
  it('gives a frame of code its elements', async () => {
    const tree = await run(frame());
    expect(tree.children[0]?.data).toMatchObject({
      hName: 'div',
      hProperties: { className: ['codeFrame', 'language-ts'], dataIsland: 'code' },
      hChildren: [
        { properties: { className: ['codeBar'] } },
        { properties: { className: ['codeContent'] } },
      ],
    });
    expect(toHast(tree)).toMatchObject({
      children: [
        {
          tagName: 'div',
          properties: { dataIsland: 'code' },
          children: [
            {},
            {
              children: [
                {
                  name: 'pre',
                  children: [
                    {
                      name: 'code',
                      children: [{ value: '  ' }, { tagName: 'a' }, { value: '\n' }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('gives an example its elements, and leaves the frames within it to it', async () => {
    const inner = frame();
    const tree = await run({
      type: 'example',
      name: 'One',
      as: guest,
      callers: [],
      children: [paragraph(text('One.')), inner, frame()],
    });
    expect(tree.children[0]?.data).toMatchObject({
      hName: 'div',
      hProperties: { className: ['example'], role: 'group', ariaLabel: 'Example' },
      hChildren: [
        { tagName: 'p' },
        { properties: { className: ['exampleHead'] } },
        { properties: { className: ['exampleColumns'] } },
      ],
    });
    expect(inner.data).toBeUndefined();
  });

  it('writes code as JSX, which themes leave alone', async () => {
    const toFrame: Plugin<[], Root> = () => (tree) => {
      tree.children = [frame()];
    };
    const options = { remarkPlugins: [toFrame, remarkParts], jsx: true };
    const code = String(await compile('One.', options));
    expect(code).toContain('<pre className="codeBlock isLine" tabIndex="0"><code>');
    expect(code).toContain('<_components.div className="codeContent">');
  });

  it('says in the way of React who sends the request', async () => {
    const tree = await run({
      type: 'example',
      name: 'One',
      as: member,
      callers: [guest, member],
      children: [frame(), frame()],
    });
    const markup = JSON.stringify(tree.children[0]?.data);
    expect(markup).toContain(
      '{"type":"element","tagName":"option","properties":{"value":"guest","title":"Nobody."},',
    );
    expect(markup).toContain('"defaultValue":"member"');
    expect(markup).not.toContain('"selected"');
  });

  it('leaves what MDX knows alone', async () => {
    const tree = await run(paragraph(text('One.')), { type: 'code', lang: 'ts', value: 'a' });
    expect(tree.children.map(({ data }) => data)).toEqual([undefined, undefined]);
  });
});
