import type { Root } from 'mdast';
import { toElements, toHtml } from './html';

/** An entry of the contents list of a page, as Docusaurus takes it. */
export interface ContentsEntry {
  /** HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** The headings of a page that have an anchor. */
export function listContents({ children }: Root): ContentsEntry[] {
  return children.flatMap((node): ContentsEntry[] => {
    const id = node.type === 'heading' ? node.data?.id : undefined;
    if (node.type !== 'heading' || id === undefined) return [];
    const value = toHtml(toElements({ type: 'root', children: node.children }));
    return [{ value, id, level: node.depth }];
  });
}
