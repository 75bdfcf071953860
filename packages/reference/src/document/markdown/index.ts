import type { Link, Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import type { Options as Printing } from 'mdast-util-to-markdown';
import { defaultHandlers, toMarkdown as printMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Block } from '../tree';
import { inlineCode, paragraph, text } from '../tree';
import { t } from '../../i18n/t';
import type { LinkTo } from './plain';
import { plainBlocks } from './plain';

export type { LinkTo } from './plain';
export { UnexpectedNode } from './plain';

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
  const lead = description === '' ? [] : [paragraph(text(description))];
  const quoted = [...lead, ...note];
  const plain = linkOnce({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      ...(quoted.length === 0 ? [] : [{ type: 'blockquote' as const, children: quoted }]),
      ...orderSections(
        tree.children.flatMap((node) => plainBlocks(node, linkTo)),
        description,
      ),
      ...endingsIn(tree).flatMap((node) => plainBlocks(node, linkTo)),
    ],
  });
  return printTree(plain);
}

/** Requests that fail are long, and come after what readers need of every operation. */
function endingsIn(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'ending', ({ code, cause, children }) => {
    const title = inlineCode(code);
    blocks.push({ type: 'heading', depth: 3, children: [title] }, ...cause, ...children);
  });
  const title = text(t('document.allFailing'));
  return blocks.length === 0 ? [] : [{ type: 'heading', depth: 2, children: [title] }, ...blocks];
}

/** Plain mdast as text, which parses to the same tree. */
export function printTree(tree: Root): string {
  return printMarkdown(tree, printing);
}

/** One for all pages: what it compiles its patterns to is kept in it. */
const printing: Printing = {
  bullet: '-',
  rule: '-',
  fences: true,
  listItemIndent: 'one',
  handlers: {
    text: (node: Text, parent, state, info) => {
      const isEnd = /^\s?$/.test(info.after);
      // Many patterns say what to escape, none of them in words.
      if (words.test(node.value) && isEnd !== node.value.endsWith(' ')) return node.value;
      // A row of a table is one line.
      const line = state.stack.includes('tableCell')
        ? { ...node, value: node.value.replaceAll('\n', ' ') }
        : node;
      return defaultHandlers.text(line, parent, state, info);
    },
  },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** Words, with marks behind them that mean nothing to Markdown there. */
const words = /^[A-Za-z](?:[A-Za-z\d']|[.,;]? )*[.,;]?$/;

/**
 * What readers need first comes first, as some programs cut a page off after 5,000 characters: the
 * sections that are marked as early, in their order. Sections of which nothing is left go, and so
 * does a first paragraph that says nothing but the description of the page.
 */
function orderSections(blocks: readonly Block[], description: string): Block[] {
  const [lead = [], ...sections] = splitAtHeadings(blocks);
  const [first, ...others] = lead;
  const isSaid =
    first?.type === 'paragraph' &&
    first.children.every(({ type }) => type === 'text') &&
    toString(first).trim() === description;
  const told = sections.filter((section) => section.length > 1);
  return [
    ...(isSaid ? others : lead),
    ...told.filter(isEarly).flat(),
    ...told.filter((section) => !isEarly(section)).flat(),
  ];
}

/** What stands before the first section, then each section with its heading. */
function splitAtHeadings(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

function isEarly([heading]: readonly Block[]): boolean {
  return heading?.type === 'heading' && heading.data?.isEarly === true;
}

/**
 * Leaves names in code linked where they first lead to a page. The same link at each mention would
 * be most of a page of the reference, and its readers pay for each character.
 */
function linkOnce(tree: Root): Root {
  const seen = new Set<string>();
  visit(tree, 'link', (node, index, parent) => {
    if (!isName(node) || !parent || index === undefined) return undefined;
    if (seen.has(node.url)) parent.children.splice(index, 1, ...node.children);
    seen.add(node.url);
    return [SKIP, index + 1];
  });
  return tree;
}

function isName({ children }: Link): boolean {
  return children.length === 1 && children[0]?.type === 'inlineCode';
}
