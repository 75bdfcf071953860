import type { PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { highlight } from '../document/highlight/highlight';
import type { LinkMap } from '../graphql/links';
import type { Block } from '../document/tree';
import { codeFrame, inlineCode, link, paragraph, text } from '../document/tree';

/**
 * A description of the SDL as the page may show it: CommonMark in which raw HTML is text, headings
 * are bold lines, pictures are their alternative text, and only http, https and mailto addresses
 * and guides are links. Inline code that is a coordinate of the schema links to its page.
 */
export function describe(
  source: string | null | undefined,
  links: LinkMap,
  self?: string,
): Block[] {
  if (!source) return [];
  return toBlocks(parseMarkdown(source).children, { links, self });
}

/** The first paragraph of a description, to stand within a line. */
export function describeBriefly(
  source: string | null | undefined,
  links: LinkMap,
  self?: string,
): PhrasingContent[] {
  const first = describe(source, links, self).find((node) => node.type === 'paragraph');
  return first ? splitAtSentence(first.children)[0] : [];
}

/** The first sentence of a description, to stand within a row, and all that comes after it. */
export function describeInTwo(
  source: string | null | undefined,
  links: LinkMap,
  self?: string,
): { sentence: PhrasingContent[]; rest: Block[] } {
  const [first, ...others] = describe(source, links, self);
  if (first?.type !== 'paragraph') return { sentence: [], rest: first ? [first, ...others] : [] };
  const [sentence, remainder] = splitAtSentence(first.children);
  return {
    sentence,
    rest: [...(remainder.length > 0 ? [paragraph(...remainder)] : []), ...others],
  };
}

/** First sentence of a description as plain text of at most 160 characters, for `<meta>`. */
export function summarize(source: string | null | undefined): string {
  const [first] = parseMarkdown(source ?? '').children;
  const plain = toString(first).replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence.length <= 160 ? sentence : `${sentence.slice(0, 159).trimEnd()}…`;
}

/** A description is shown on several pages and parsed once, also while others are edited. */
const parsed = new Map<string, Root>();

function parseMarkdown(source: string): Root {
  const tree = parsed.get(source) ?? fromMarkdown(source);
  parsed.set(source, tree);
  return tree;
}

interface Scope {
  readonly links: LinkMap;
  /** Coordinate of the page itself, which needs no link. */
  readonly self: string | undefined;
}

function toBlocks(nodes: readonly RootContent[], scope: Scope): Block[] {
  return nodes.flatMap((node) => toBlock(node, scope));
}

function toBlock(node: RootContent, scope: Scope): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraph(...toPhrasing(node.children, scope))];
    case 'heading':
      return [paragraph({ type: 'strong', children: toPhrasing(node.children, scope) })];
    case 'html':
      return [paragraph(text(node.value))];
    case 'code':
      return [codeFrame('text', highlight(node.value, 'text'))];
    case 'blockquote':
      return [{ type: 'blockquote', children: toBlocks(node.children, scope) }];
    case 'list':
      return [
        {
          ...bare(node),
          children: node.children.map((item) => ({
            ...bare(item),
            children: toBlocks(item.children, scope),
          })),
        },
      ];
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }];
    default:
      return [];
  }
}

function toPhrasing(nodes: readonly PhrasingContent[], scope: Scope): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
      case 'html':
        return [text(node.value)];
      case 'inlineCode':
        return [toCode(node.value, scope)];
      case 'emphasis':
      case 'strong':
        return [{ type: node.type, children: toPhrasing(node.children, scope) }];
      case 'break':
        return [{ type: 'break' }];
      case 'link':
        return toLink(node.url, toPhrasing(node.children, scope));
      case 'image':
        return [text(node.alt ?? '')];
      default:
        return [text(toString(node))];
    }
  });
}

function toCode(value: string, { links, self }: Scope): PhrasingContent {
  const href = value === self ? undefined : links.get(value);
  return href === undefined ? inlineCode(value) : link(href, inlineCode(value));
}

/** An address of another scheme is shown behind its text and not linked. */
function toLink(url: string, children: PhrasingContent[]): PhrasingContent[] {
  if (isSafeAddress(url) || isGuide(url)) return [link(url, ...children)];
  return [...children, text(` (${url})`)];
}

export function isSafeAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(url);
}

/** Route of a guide, to which a migration can lead. */
function isGuide(url: string): boolean {
  return /^\/docs\/[\w/-]+(?:#[\w-]+)?$/.test(url);
}

/** The first sentence of a paragraph, and what follows it. */
function splitAtSentence(
  nodes: readonly PhrasingContent[],
): [sentence: PhrasingContent[], remainder: PhrasingContent[]] {
  for (const [index, node] of nodes.entries()) {
    const end = node.type === 'text' ? /[.!?](?=\s)/.exec(node.value) : null;
    if (node.type !== 'text' || !end) continue;
    const remainder = node.value.slice(end.index + 1).trimStart();
    return [
      [...nodes.slice(0, index), text(node.value.slice(0, end.index + 1))],
      [...(remainder === '' ? [] : [text(remainder)]), ...nodes.slice(index + 1)],
    ];
  }
  return [[...nodes], []];
}

function bare<T extends Root | RootContent>(node: T): T {
  const copy = { ...node };
  delete copy.position;
  return copy;
}
