import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import type { Block, CodeFrame, Field, Member, TypeRef } from '../tree';
import { inlineCode, link, list, paragraph, text } from '../tree';

/** The tree of a page in plain mdast, with its title as heading: each part as Markdown can say it. */
export function withoutParts(title: string, { children }: Root): Root {
  return {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      ...children.flatMap(plainBlocks),
    ],
  };
}

function plainBlocks(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ ...node, children: headingText(node.data?.coordinate, node.children) }];
    case 'paragraph':
      return [paragraph(...node.children.flatMap(plainPhrasing))];
    case 'list':
      return [
        {
          ...node,
          children: node.children.map(
            (item): ListItem => ({ ...item, children: item.children.flatMap(plainBlocks) }),
          ),
        },
      ];
    case 'table':
      return [
        {
          ...node,
          children: node.children.map((row) => ({
            ...row,
            children: row.children.map((cell) => ({
              ...cell,
              children: cell.children.flatMap(plainPhrasing),
            })),
          })),
        },
      ];
    case 'blockquote':
      return [{ ...node, children: node.children.flatMap(plainBlocks) }];
    case 'codeFrame':
      return fence(node);
    case 'example':
      return exampleBlocks(node.as.label, node.children);
    case 'beside':
    case 'besideArea':
      return node.children.flatMap(plainBlocks);
    case 'member':
      return [memberLine(node), ...node.children.flatMap(plainBlocks)];
    case 'field':
      return fieldBlocks(node);
    case 'fold':
      return [label(node.label), ...node.children.flatMap(plainBlocks)];
    case 'deprecation':
      return [
        {
          type: 'blockquote',
          children: [label('Deprecated.'), ...node.children.flatMap(plainBlocks)],
        },
      ];
    case 'migration':
      return [...node.before, ...node.after].flatMap(fence);
    case 'neighbours':
      return [...ways('Ways in', node.waysIn), ...ways('Ways out', node.waysOut)];
    case 'domainMap':
      return [list(node.entries.map((entry) => entry.flatMap(plainPhrasing)))];
    case 'fieldTools':
    case 'typeWordsSwitch':
      return [];
    case 'code':
    case 'thematicBreak':
      return [node];
    default:
      throw new Error(unexpected(node));
  }
}

function unexpected({ type }: RootContent): string {
  return `Unexpected ${type} in the tree of a page, which has no Markdown.`;
}

function plainPhrasing(node: PhrasingContent): PhrasingContent[] {
  switch (node.type) {
    case 'typeRef':
      return [typeReference(node)];
    case 'enumValue':
      return [inlineCode(node.coordinate)];
    case 'badge':
      return [text(`(${node.kind})`)];
    case 'link':
      return [{ ...node, children: node.children.flatMap(plainPhrasing) }];
    case 'emphasis':
    case 'strong':
      return [{ ...node, children: node.children.flatMap(plainPhrasing) }];
    case 'text':
    case 'inlineCode':
    case 'break':
      return [node];
    default:
      throw new Error(unexpected(node));
  }
}

/** A member is named by its coordinate, which tells it from those of other pages. */
function headingText(
  coordinate: string | undefined,
  children: readonly PhrasingContent[],
): PhrasingContent[] {
  return coordinate === undefined ? children.flatMap(plainPhrasing) : [inlineCode(coordinate)];
}

function memberLine(node: Member): Block {
  const { name, anchor, coordinate, href, isRequired, isDeprecated } = node;
  const code = inlineCode(anchor === undefined ? (name ?? '') : coordinate);
  const facts = [...(isRequired ? ['required'] : []), ...(isDeprecated ? ['deprecated'] : [])].join(
    ', ',
  );
  return paragraph(
    ...(name === undefined ? [] : [href === undefined ? code : link(href, code), text(': ')]),
    typeReference(node.typeRef),
    text(facts && `, ${facts}`),
    ...(node.default === undefined ? [] : [text(', optional, default '), inlineCode(node.default)]),
  );
}

function fieldBlocks({ typeRef, children: [name, sentence, ...rest] }: Field): Block[] {
  return [
    ...plainBlocks(name),
    paragraph(typeReference(typeRef)),
    ...(sentence.children.length > 0 ? plainBlocks(sentence) : []),
    ...rest.flatMap(plainBlocks),
  ];
}

function typeReference({ text: type, href }: TypeRef): PhrasingContent {
  return href === undefined ? inlineCode(type) : link(href, inlineCode(type));
}

function exampleBlocks(caller: string, children: readonly Block[]): Block[] {
  const [frame] = children.filter((child) => child.type === 'codeFrame');
  return children.flatMap((child) => [
    ...(child === frame ? [paragraph(text(`As a ${caller.toLowerCase()}:`))] : []),
    ...plainBlocks(child),
  ]);
}

function fence({ title, lang, value }: CodeFrame): Block[] {
  const code: Block = { type: 'code', lang, value };
  return title === undefined ? [code] : [label(title), code];
}

function ways(title: string, entries: readonly PhrasingContent[][]): Block[] {
  if (entries.length === 0) return [];
  return [paragraph(text(`${title}:`)), list(entries.map((entry) => entry.flatMap(plainPhrasing)))];
}

function label(value: string): Block {
  return paragraph({ type: 'strong', children: [text(value)] });
}
