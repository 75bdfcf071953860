import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { translate } from '../../i18n/translate';
import type { Block } from '../tree';
import { inlineCode, list, paragraph } from '../tree';
import { exampleBlocks, fence, label, memberLine, typeAndFacts } from './plain-parts';
import type { LinkTo } from './plain-phrasing';
import { plainPhrasing } from './plain-phrasing';
import { UnexpectedNode } from './unexpected-node';

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
          children: [
            label(translate({ id: 'document.deprecatedMark', message: 'Deprecated.' })),
            ...blocks(node.children),
          ],
        },
      ];
    case 'migration':
      return [...node.before, ...node.after].flatMap(fence);
    case 'domainMap':
      return [list(node.entries.map(phrasing))];
    case 'neighbours':
    case 'fieldTools':
    case 'typeWordsSwitch':
      // The first draws what the lists of a page say; the others need a script.
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
