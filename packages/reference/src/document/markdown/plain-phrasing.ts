import type { Link, PhrasingContent } from 'mdast';
import type { TypeRef } from '../tree';
import { inlineCode, link, text } from '../tree';
import { UnexpectedNode } from './unexpected-node';

/**
 * Where a link leads in Markdown; undefined where its text says it all.
 *
 * @throws UnexpectedNode where it leads nowhere.
 */
export type LinkTo = (link: Pick<Link, 'url' | 'position'>) => string | undefined;

export function plainPhrasing(node: PhrasingContent, linkTo: LinkTo): PhrasingContent[] {
  const within = (children: readonly PhrasingContent[]): PhrasingContent[] =>
    children.flatMap((child) => plainPhrasing(child, linkTo));
  switch (node.type) {
    case 'typeRef':
      return [typeReference(node, linkTo)];
    case 'enumValue':
      return [inlineCode(node.coordinate)];
    case 'badge':
      return [text(`(${node.kind})`)];
    case 'link':
      return linked(node, within(node.children), linkTo);
    case 'emphasis':
    case 'strong':
    case 'delete':
      return [{ ...node, children: within(node.children) }];
    case 'image':
      return [text(`Picture: ${node.alt ?? ''}`)];
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

export function typeReference({ text: type, href }: TypeRef, linkTo: LinkTo): PhrasingContent {
  const url = href === undefined ? undefined : linkTo({ url: href });
  return url === undefined ? inlineCode(type) : link(url, inlineCode(type));
}
