import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { PhrasingContent, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { inlineCode, link, paragraph, text } from '../../tree';
import { printTree } from '..';

const cases: readonly PhrasingContent[][] = [
  [text('Name of the space, which never changes.')],
  [text("The caller's posts; newest first")],
  [text('ends with a space ')],
  [text('See '), link('/docs/a', text('the guide'))],
  [text('See'), link('/docs/a', text('the guide'))],
  [text('www.'), text('example.com')],
  [text('in '), { type: 'emphasis', children: [text('one ')] }, text('word')],
  [text('a'), { type: 'strong', children: [text('b.')] }, text('c')],
  [text('first '), { type: 'break' }, text('second')],
  [text('snake_case and *stars*')],
  [text('# no heading')],
  [text('1. no list')],
  [link('/docs/a', text('a [b] c'))],
  [inlineCode('a'), text(' or '), inlineCode('b')],
];

describe('printTree', () => {
  it.each(cases.map((children) => [JSON.stringify(children), children] as const))(
    'escapes as the library does in %s',
    (_, children) => {
      const tree: Root = {
        type: 'root',
        children: [
          paragraph(...children),
          { type: 'heading', depth: 2, children },
          {
            type: 'table',
            children: [{ type: 'tableRow', children: [{ type: 'tableCell', children }] }],
          },
        ],
      };
      const printed = toMarkdown(tree, {
        bullet: '-',
        fences: true,
        listItemIndent: 'one',
        extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      });
      expect(printTree(tree)).toBe(printed);
    },
  );
});
