import type { Root, RootContent } from 'mdast';
import { toElements, toHtml } from './html';

/** An entry of the contents list of a page, as Docusaurus takes it. */
export interface ContentsEntry {
  /** HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** The headings of a page that have an anchor, and are not folded away. */
export function listContents(tree: Root): ContentsEntry[] {
  return entriesOf(tree.children);
}

function entriesOf(nodes: readonly RootContent[]): ContentsEntry[] {
  return nodes.flatMap((node): ContentsEntry[] => {
    if (node.type === 'beside' || node.type === 'besideArea') return entriesOf(node.children);
    const id = node.type === 'heading' ? node.data?.id : undefined;
    if (node.type !== 'heading' || id === undefined) return [];
    const value = toHtml(toElements({ type: 'root', children: node.children }));
    return [{ value, id, level: node.depth }];
  });
}
