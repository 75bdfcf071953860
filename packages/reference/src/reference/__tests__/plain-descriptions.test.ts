import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../description';

const cases: readonly string[] = [
  'Name of the space.',
  "The caller's own posts (newest first), 100% of them; at most $5 + 1 = 6 @ once!",
  'One line\nand another',
  'Two  spaces',
  '',
  ' indented',
  'ends with a space ',
  'breaks the line  \nby spaces',
  'One paragraph\n\nand another',
  'Heading\n===',
  'Heading\n---',
  'List:\n- one',
  'List:\n+ one',
  'List:\n1. one',
  'Text\n# heading',
  'Text\n  indented',
  '# heading',
  '- item',
  '+ item',
  '1. item',
  '> quotation',
  'some *emphasis*',
  'some _emphasis_',
  'some `code`',
  '`code`',
  '`a` and `b`\n`c` by itself, `- d` and `e f`.',
  'ends with a space `code` ',
  'a line that ends with\n`code`\nand goes on',
  '``code with ` in it``',
  'one ` mark, and ``two',
  'code ` with spaces ` and `*stars*` and `a | b` and `\\`',
  'escaped \\`no code`',
  '`a``b`',
  'code `over\ntwo lines`',
  '`- item`\n- `item`',
  '```\nfence\n```',
  'a `b | c`\n- | -',
  'fish &amp; chips',
  'a <b>tag</b>',
  'a [link](/docs/intro)',
  'an escape: \\!',
  'some ~~deletion~~',
  'a | b\n- | -',
  'a tab\tin it',
  'line\r\nline',
  'naïve',
];

describe('parseMarkdown', () => {
  it.each(cases)('gives what a parser gives of %j', (source) => {
    const parsed = fromMarkdown(source, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    expect(withoutPositions(parseMarkdown(source))).toEqual(withoutPositions(parsed));
  });

  it('asks no parser for words and code alone', () => {
    expect(parseMarkdown('Name of the space.')).not.toHaveProperty('position');
    expect(parseMarkdown('Name of `the` space.')).not.toHaveProperty('position');
    expect(parseMarkdown('Name of *the* space.')).toHaveProperty('position');
  });
});

function withoutPositions(tree: Nodes): Nodes {
  const copy = structuredClone(tree);
  visit(copy, (node) => {
    delete node.position;
  });
  return copy;
}
