import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as printMarkdown } from 'mdast-util-to-markdown';
import type { Block } from '../tree';
import { text } from '../tree';
import { linkOnce } from './link-once';
import { orderSections } from './order-sections';
import type { LinkTo } from './plain-phrasing';
import { plainBlocks } from './plain-blocks';

export type { LinkTo } from './plain-phrasing';
export { UnexpectedNode } from './unexpected-node';

export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  readonly tree: Root;
}

interface Options {
  readonly linkTo?: LinkTo;
  /** What stands below the description on every page. */
  readonly note?: readonly Block[];
}

/**
 * A page as plain Markdown: its title, its description as a quotation, and all that its HTML says.
 * That form is https://llmstxt.org's; front matter would say title and description twice.
 *
 * @throws UnexpectedNode of what has no Markdown.
 */
export function toMarkdown(
  { title, description, tree }: MarkdownPage,
  { linkTo = ({ url }) => url, note = [] }: Options = {},
): string {
  const lead: Block = { type: 'paragraph', children: [text(description)] };
  const plain = linkOnce({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      { type: 'blockquote', children: [lead, ...note] },
      ...orderSections(
        tree.children.flatMap((node) => plainBlocks(node, linkTo)),
        description,
      ),
    ],
  });
  return printTree(plain);
}

/** Plain mdast as text, which parses to the same tree. */
export function printTree(tree: Root): string {
  return printMarkdown(tree, {
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
