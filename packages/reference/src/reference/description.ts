import type {
  Code,
  FootnoteDefinition,
  FootnoteReference,
  Image,
  Link,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { memo } from '../calls';
import { highlight, knownLanguages } from '../document/highlight';
import type { Block } from '../document/tree';
import { codeFrame, inlineCode, link, paragraph, text } from '../document/tree';
import type { LinkMap } from '../graphql/links';

/** What the links of a description depend on. */
interface Linking {
  readonly links: LinkMap;
  readonly resolveLink: ResolveLink;
}

/**
 * A description of the SDL as the page may show it: GitHub's Markdown in which raw HTML but `<br>` is text, headings
 * are bold lines, pictures are their alternative text, and links lead where the context says. Inline
 * code that is a coordinate of the schema links to its page, but within a link.
 */
export function describe(
  source: string | null | undefined,
  { links, resolveLink }: Linking,
  self?: string,
): Block[] {
  if (!source) return [];
  return toBlocks(parseMarkdown(source).children, { links, resolveLink, self });
}

/** The first sentence of the first paragraph of a description, to stand within a line. */
export function describeBriefly(
  source: string | null | undefined,
  linking: Linking,
): PhrasingContent[] {
  const first = describe(source, linking).find((node) => node.type === 'paragraph');
  return first ? splitAtSentence(first.children)[0] : [];
}

/** The first sentence of a description, to stand within a row, and all that comes after it. */
export function describeInTwo(
  source: string | null | undefined,
  linking: Linking,
  self?: string,
): { sentence: PhrasingContent[]; rest: Block[] } {
  const [first, ...others] = describe(source, linking, self);
  if (first?.type !== 'paragraph') return { sentence: [], rest: first ? [first, ...others] : [] };
  const [sentence, remainder] = splitAtSentence(first.children);
  return {
    sentence,
    rest: [...(remainder.length > 0 ? [paragraph(...remainder)] : []), ...others],
  };
}

/** Of a mark that ends a sentence, and not an abbreviation. */
const sentenceEnd = /(?<!\b(?:i\.?e|e\.?g|cf|vs))[.!?](?=\s)/i;

/** First sentence of a description as plain text of at most 160 characters, for `<meta>`. */
export function summarize(source: string | null | undefined): string {
  const [first] = parseMarkdown(source ?? '').children;
  const plain = toString(first).replace(/\s+/g, ' ').trim();
  const end = sentenceEnd.exec(plain);
  const sentence = end ? plain.slice(0, end.index + 1) : plain;
  return sentence.length <= mostLetters ? sentence : `${shorten(sentence)}…`;
}

const mostLetters = 160;

/** Ends where a clause does, unless that leaves little, or else a word. */
function shorten(sentence: string): string {
  const start = sentence.slice(0, mostLetters - 1);
  const clause = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; '));
  const end = clause > mostLetters / 2 ? clause : sentence.slice(0, mostLetters).lastIndexOf(' ');
  return end > 0 ? start.slice(0, end) : start;
}

const autolinks = ['wwwAutolink', 'protocolAutolink', 'emailAutolink'];
const [, ...withoutAutolinks] = gfmFromMarkdown();

/** GitHub's Markdown, but an address without brackets is no link: those of the SDL can be anything. */
const gfmOptions = {
  extensions: [gfm({ singleTilde: false }), { disable: { null: autolinks } }],
  mdastExtensions: [withoutAutolinks],
};

/** A description is shown on several pages and parsed once, also while others are edited. */
export const parseMarkdown = memo(parse);

/** Most descriptions are words and inline code alone, and need no parser. */
function parse(source: string): Root {
  const isPlain = source !== '' && !mayBeMarkup.test(source.replace(plainCode, 'code'));
  if (!isPlain) return fromMarkdown(source, gfmOptions);
  const parts = source.split(plainCode).map((part, index) => {
    const isCode = index % 2 === 1;
    return isCode ? inlineCode(part) : text(part);
  });
  return { type: 'root', children: [paragraph(...parts.filter(({ value }) => value !== ''))] };
}

/** Between two single marks, with neither a space at an end nor a line break. */
const plainCode = /(?<!`)`([^`\s](?:[^`\n]*[^`\s])?)`(?!`)/g;

/**
 * What can be more to Markdown than a paragraph of text: other characters than these, and a line that
 * doesn't begin with a letter or ends with a space.
 */
const mayBeMarkup = /[^A-Za-z\d \n,.;:()'"/?!%+=#$@-]|(?:^|\n)[^A-Za-z]|[ \n](?:\n|$)/;

interface Scope extends Linking {
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
      return [toFrame(node)];
    case 'blockquote':
      return [{ type: 'blockquote', children: toBlocks(node.children, scope) }];
    case 'list':
      return [
        {
          ...bare(node),
          children: node.children.map((item) => toItem(item, scope)),
        },
      ];
    case 'table':
      return [
        {
          ...bare(node),
          children: node.children.map((row) => ({
            ...bare(row),
            children: row.children.map((cell) => ({
              ...bare(cell),
              children: toPhrasing(cell.children, scope),
            })),
          })),
        },
      ];
    case 'footnoteDefinition': {
      const [first, ...rest] = toBlocks(node.children, scope);
      const mark = text(`${footnoteMark(node)} `);
      return first?.type === 'paragraph'
        ? [paragraph(mark, ...first.children), ...rest]
        : [paragraph(mark), ...(first ? [first] : []), ...rest];
    }
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }];
    default:
      return [];
  }
}

/** Several descriptions are on a page, whose numbers would clash as anchors. */
function footnoteMark({ label, identifier }: FootnoteReference | FootnoteDefinition): string {
  return `[${label ?? identifier}]`;
}

function toFrame({ lang, value }: Code): Block {
  const language = lang && knownLanguages.has(lang.toLowerCase()) ? lang.toLowerCase() : 'text';
  return codeFrame(language, highlight(value, language));
}

/** A box of a list of tasks is a sign, since no reader can change it. */
function toItem(item: ListItem, scope: Scope): ListItem {
  const { checked, ...plain } = bare(item);
  const [first, ...rest] = toBlocks(item.children, scope);
  if (checked == null || first?.type !== 'paragraph') {
    return { ...plain, children: [...(first ? [first] : []), ...rest] };
  }
  const box = text(checked ? '☑ ' : '☐ ');
  return { ...plain, children: [paragraph(box, ...first.children), ...rest] };
}

function toPhrasing(nodes: readonly PhrasingContent[], scope: Scope): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    switch (node.type) {
      case 'html':
        // The only way to break a line in a table.
        return index + 1 < nodes.length && /^<br\s*\/?>$/i.test(node.value)
          ? [{ type: 'break' }]
          : [text(node.value)];
      case 'text':
        return [text(node.value)];
      case 'inlineCode':
        return [toCode(node.value, scope)];
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{ type: node.type, children: toPhrasing(node.children, scope) }];
      case 'footnoteReference':
        return [text(` ${footnoteMark(node)}`)];
      case 'break':
        return [{ type: 'break' }];
      case 'link':
        return toLink(node, scope);
      case 'image':
        return toPicture(node, scope);
      default:
        return [text(toString(node))];
    }
  });
}

function toCode(value: string, { links, self }: Scope): PhrasingContent {
  const href = value === self ? undefined : links.get(value);
  return href === undefined ? inlineCode(value) : link(href, inlineCode(value));
}

/** The address of what is not linked is shown behind its text. */
function toLink({ url, children }: Link, scope: Scope): PhrasingContent[] {
  const href = scope.resolveLink(url);
  if (href !== undefined)
    return [link(href, ...toPhrasing(children, { ...scope, links: noLinks }))];
  return [...toPhrasing(children, scope), text(` (${url})`)];
}

/** A link to it, so that a page requests nothing of another site. */
function toPicture({ url, alt }: Image, scope: Scope): PhrasingContent[] {
  if (scope.links === noLinks) return [text(alt ?? '')];
  const name = alt == null || alt === '' ? url : alt;
  return toLink({ type: 'link', url, children: [text(name)] }, scope);
}

/** Within a link, where HTML has no other. */
const noLinks: LinkMap = new Map();

/** The first sentence of a paragraph, and what follows it. */
function splitAtSentence(
  nodes: readonly PhrasingContent[],
): [sentence: PhrasingContent[], remainder: PhrasingContent[]] {
  for (const [index, node] of nodes.entries()) {
    const end = node.type === 'text' ? sentenceEnd.exec(node.value) : null;
    if (node.type !== 'text' || !end) continue;
    const remainder = node.value.slice(end.index + 1).trimStart();
    const after = nodes.slice(index + 1);
    return [
      [...nodes.slice(0, index), text(node.value.slice(0, end.index + 1))],
      remainder === ''
        ? after.slice(after[0]?.type === 'break' ? 1 : 0)
        : [text(remainder), ...after],
    ];
  }
  return [[...nodes], []];
}

function bare<T extends Root | RootContent>(node: T): T {
  const copy = { ...node };
  delete copy.position;
  return copy;
}

/** Where a link of a description leads; undefined if its address is shown behind its text. */
export type ResolveLink = (url: string) => string | undefined;

/** Links to other sites, and to pages and files of the site that has the reference, which knows them. */
export const resolveOwnLink: ResolveLink = (url) =>
  isSafeAddress(url) || /^\/(?:[\w-]+(?:\.[\w-]+)*(?:\/|(?=#|$)))*(?:#[\w-]+)?$/.test(url)
    ? url
    : undefined;

/**
 * Links of another schema. One without a scheme leads to the site of its owner, and not to this one.
 *
 * @param site address of the owner's site, if it is known.
 */
export function resolveLinkTo(site: string | undefined): ResolveLink {
  return (url) => {
    if (!isRelative(url)) return isSafeAddress(url) ? url : undefined;
    if (!URL.canParse(url, site)) return undefined;
    const { href } = new URL(url, site);
    return isSafeAddress(href) ? href : undefined;
  };
}

export function isSafeAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(url);
}

/** Without a scheme, so that it leads to a place of the site that shows it. */
export function isRelative(url: string): boolean {
  return !/^[a-z][a-z\d+.-]*:/i.test(url);
}
