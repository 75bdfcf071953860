import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { remarkCodeBlocks } from '..';

async function run(markdown: string): Promise<{ properties: unknown; messages: string[] }> {
  const file = new VFile(markdown);
  const processor = unified().use(remarkParse).use(remarkCodeBlocks);
  const tree: Root = await processor.run(processor.parse(file), file);
  return { properties: tree.children[0]?.data, messages: file.messages.map(String) };
}

describe('remarkCodeBlocks', () => {
  it('hands the classes of a fence to its block', async () => {
    const { properties, messages } = await run('```ts\nfor (1)\n```');
    expect(properties).toEqual({ hProperties: { annotated: 'k 2n1' } });
    expect(messages).toEqual([]);
  });

  it('leaves JSON to its block', async () => {
    expect((await run('```json\n1\n```')).properties).toEqual({ hProperties: {} });
  });

  it('marks a fence that tests run', async () => {
    const { properties } = await run('```text title="A" run\nx\n```');
    expect(properties).toEqual({ hProperties: { tested: 'true' } });
  });

  it.each(['```text title="run"\nx\n```', '```text runs\nx\n```'])(
    'marks no other: %s',
    async (markdown) => {
      expect((await run(markdown)).properties).toEqual({ hProperties: {} });
    },
  );

  it('names the nearest language when one is unknown', async () => {
    expect((await run('```jsn\n1\n```')).messages).toEqual([
      '1:1: Unexpected language "jsn" of a code block. Did you mean "js" or "json"?',
    ]);
  });

  it.each(['// highlight-next-line', '# highlight-start', '<!-- highlight-end -->'])(
    'asks for lines in the fence instead of %s',
    async (comment) => {
      expect((await run(`\`\`\`ts {2}\nconst a = 1;\n${comment}\n\`\`\``)).messages).toEqual([
        '3:1: Unexpected comment for highlights, expected lines in the fence, as in ```ts {2-3}.',
      ]);
    },
  );
});
