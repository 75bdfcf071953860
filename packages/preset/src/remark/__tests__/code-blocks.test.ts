import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkCodeBlocks } from '../code-blocks';

async function run(markdown: string): Promise<{ frame: unknown; messages: string[] }> {
  const file = new VFile(markdown);
  const processor = unified().use(remarkParse).use(remarkCodeBlocks);
  const tree: Root = await processor.run(processor.parse(file), file);
  return { frame: tree.children[0], messages: file.messages.map(String) };
}

describe('remarkCodeBlocks', () => {
  it('makes a fence a frame of coloured lines', async () => {
    const { frame, messages } = await run('```ts title="A" {1}\nfor (1)\n```');
    expect(frame).toMatchObject({
      type: 'codeFrame',
      lang: 'ts',
      value: 'for (1)',
      lines: [[['for', 'keyword'], [' ('], ['1', 'number'], [')']]],
      title: 'A',
      highlighted: [1],
      isTested: false,
    });
    expect(messages).toEqual([]);
  });

  it('colours JSON as a response that comes later', async () => {
    expect((await run('```json\n{ "a": 1 }\n```')).frame).toMatchObject({
      lines: [[['{ '], ['"a"', 'member'], [': '], ['1', 'number'], [' }']]],
    });
  });

  it('leaves code plain that has no language', async () => {
    const { frame, messages } = await run('```\nfor (1)\n```');
    expect(frame).toMatchObject({ lang: 'text', lines: [[['for (1)']]], highlighted: [] });
    expect(frame).not.toHaveProperty('title', expect.anything());
    expect(messages).toEqual([]);
  });

  it('keeps lines that were worked out before, and the place in the file', async () => {
    const lines = [[['old', 'member', '/docs/old']]] as const;
    const tree: Root = {
      type: 'root',
      children: [
        {
          type: 'code',
          lang: 'graphql',
          value: 'old',
          data: { lines },
          position: { start: { line: 3, column: 1 }, end: { line: 5, column: 4 } },
        },
      ],
    };
    await unified().use(remarkCodeBlocks).run(tree);
    expect(tree.children).toMatchObject([
      { type: 'codeFrame', lang: 'graphql', value: 'old', lines, position: { start: { line: 3 } } },
    ]);
  });

  it.each([
    ['```text title="A" run\nx\n```', true],
    ['```graphql run\nx\n```', false],
    ['```text title="run"\nx\n```', false],
    ['```text runs\nx\n```', false],
  ])('says whether tests run %j', async (markdown, isTested) => {
    expect((await run(markdown)).frame).toMatchObject({ isTested });
  });

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
