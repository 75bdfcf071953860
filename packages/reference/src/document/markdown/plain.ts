import type { Link, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import type { Block, CodeFrame, Example, Member, TypeRef } from '../tree';
import { badgeWords } from '../badge-words';
import { sayPart } from '../say-part';
import { inlineCode, label, link, list, paragraph, text, withCode } from '../tree';
import { t } from '../../i18n/t';

/** A block of a page in plain mdast: each part as Markdown can say it. */
export function plainBlocks(node: RootContent, linkTo: LinkTo): Block[] {
  const blocks = (children: readonly RootContent[]): Block[] =>
    children.flatMap((child) => plainBlocks(child, linkTo));
  const phrasing = (children: readonly PhrasingContent[]): PhrasingContent[] =>
    children.flatMap((child) => plainPhrasing(child, linkTo));
  switch (node.type) {
    case 'heading':
      return [{ ...node, children: headingText(node.data?.coordinate, phrasing(node.children)) }];
    case 'paragraph':
      return [paragraph(...phrasing(node.children))];
    case 'list':
      return [
        {
          ...node,
          children: node.children.map(
            (item): ListItem => ({ ...item, children: blocks(item.children) }),
          ),
        },
      ];
    case 'table':
      return [
        {
          ...node,
          children: node.children.map((row) => ({
            ...row,
            children: row.children.map((cell) => ({ ...cell, children: phrasing(cell.children) })),
          })),
        },
      ];
    case 'blockquote':
      return [{ ...node, children: blocks(node.children) }];
    case 'codeFrame':
      return fence(node);
    case 'example':
      return exampleBlocks(node).flatMap((child) => plainBlocks(child, linkTo));
    case 'beside':
    case 'besideArea':
      return blocks(node.children);
    case 'member':
      return [memberLine(node, linkTo), ...blocks(node.children)];
    case 'field': {
      const [name, sentence, ...rest] = node.children;
      const shown = sentence.children.length > 0 ? [sentence] : [];
      return [
        ...blocks([name]),
        paragraph(...typeAndFacts(node, linkTo)),
        ...blocks([...shown, ...rest]),
      ];
    }
    case 'fold':
      return [label(node.label), ...blocks(node.children)];
    case 'deprecation':
      return [
        {
          type: 'blockquote',
          children: [label(t('document.deprecatedMark')), ...blocks(node.children)],
        },
      ];
    case 'migration':
      return [...node.before, ...node.after].flatMap(fence);
    case 'domainMap':
      return [list(node.entries.map(phrasing))];
    case 'neighbours':
    case 'fieldTools':
    case 'clientCheck':
    case 'typeWordsSwitch':
    case 'wayTo':
    case 'ending':
      // The first draws what the lists of a page say, the last is at the end; the others need a script.
      return [];
    case 'code':
    case 'thematicBreak':
      return [node];
    default:
      throw new UnexpectedNode(node);
  }
}

/** A member is named by its coordinate, which tells it from those of other pages. */
function headingText(
  coordinate: string | undefined,
  children: PhrasingContent[],
): PhrasingContent[] {
  return coordinate === undefined ? children : [inlineCode(coordinate)];
}

function memberLine(node: Member, linkTo: LinkTo): Block {
  const { name, anchor, coordinate, href } = node;
  const code = inlineCode(anchor === undefined ? (name ?? '') : coordinate);
  const url = href === undefined ? undefined : linkTo({ url: href });
  return paragraph(
    ...(name === undefined ? [] : [url === undefined ? code : link(url, code), text(': ')]),
    ...typeAndFacts(node, linkTo),
  );
}

/** The type of a member, and whether it is needed. */
function typeAndFacts(
  node: Pick<Member, 'typeRef' | 'isRequired' | 'isDeprecated' | 'default' | 'limits'>,
  linkTo: LinkTo,
): PhrasingContent[] {
  const { isRequired, isDeprecated } = node;
  const facts = [
    ...(isRequired ? [badgeWords('required')] : []),
    ...(isDeprecated ? [badgeWords('deprecated')] : []),
  ].join(', ');
  return [
    typeReference(node.typeRef, linkTo),
    ...(facts ? [text(`, ${facts}`)] : []),
    ...(node.default === undefined
      ? []
      : [text(`, ${t('document.default')}`), inlineCode(node.default)]),
    ...(node.limits === undefined ? [] : withCode(`, ${node.limits}`)),
  ];
}

/** An example with who sends it above its request. */
function exampleBlocks({ as, scenario, children }: Example): Block[] {
  const head = scenario ? [label(sayPart(scenario))] : [];
  if (!as) return [...head, ...children];
  const frame = children.find((child) => child.type === 'codeFrame');
  const body = children.flatMap((child) =>
    child === frame ? [paragraph(text(`${as.sends ?? as.label}:`)), child] : [child],
  );
  return [...head, ...body];
}

/** Code, whole: a signature is part of a definition, and reads as one. */
function fence({ title, lang, value, document, unchecked }: CodeFrame): Block[] {
  const meta = unchecked === undefined ? undefined : `unchecked=${JSON.stringify(unchecked)}`;
  const code: Block = { type: 'code', lang, meta, value: document ?? value };
  return title === undefined ? [code] : [label(title), code];
}

/**
 * Where a link leads in Markdown; undefined where its text says it all.
 *
 * @throws UnexpectedNode where it leads nowhere.
 */
export type LinkTo = (link: Pick<Link, 'url' | 'position'>) => string | undefined;

function plainPhrasing(node: PhrasingContent, linkTo: LinkTo): PhrasingContent[] {
  const within = (children: readonly PhrasingContent[]): PhrasingContent[] =>
    children.flatMap((child) => plainPhrasing(child, linkTo));
  switch (node.type) {
    case 'typeRef':
      return [typeReference(node, linkTo)];
    case 'enumValue':
      return [inlineCode(node.coordinate)];
    case 'badge':
      return [text(`(${badgeWords(node.kind)})`)];
    case 'callerChoice':
      return [text(node.caller.label)];
    case 'link':
      return linked(node, within(node.children), linkTo);
    case 'emphasis':
    case 'strong':
    case 'delete':
      return [{ ...node, children: within(node.children) }];
    case 'image':
      return [text(t('document.picture', { alt: node.alt ?? '' }))];
    case 'text':
    case 'inlineCode':
    case 'break':
      return [node];
    default:
      throw new UnexpectedNode(node);
  }
}

function linked(node: Link, children: PhrasingContent[], linkTo: LinkTo): PhrasingContent[] {
  const url = linkTo(node);
  return url === undefined ? children : [link(url, ...children)];
}

function typeReference({ text: type, href }: TypeRef, linkTo: LinkTo): PhrasingContent {
  const url = href === undefined ? undefined : linkTo({ url: href });
  return url === undefined ? inlineCode(type) : link(url, inlineCode(type));
}

/** Something in a tree that Markdown cannot say, or a link that leads nowhere. */
export class UnexpectedNode extends Error {
  /** Where it is in its file; undefined if its tree was made from no file. */
  readonly place: { readonly line: number; readonly column: number } | undefined;

  constructor(node: Nodes, message = missingHandler(node)) {
    super(message);
    this.name = 'UnexpectedNode';
    this.place = node.position?.start;
  }
}

function missingHandler(node: Nodes): string {
  const what = 'name' in node && node.name ? `${node.type} <${node.name}>` : node.type;
  return `Unexpected ${what}, which has no Markdown. Write it as Markdown, or say in packages/reference/src/document/markdown how its text reads.`;
}
