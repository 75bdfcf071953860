import type { Heading, Root, RootContent } from 'mdast';
import { translate } from '../i18n/translate';
import { toElements, toHtml } from './html';

/** An entry of the contents list of a page, as Docusaurus takes it. */
export interface ContentsEntry {
  /** HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** The headings of a page that have an anchor, and are not folded away, and the names of its fields. */
export function listContents(tree: Root): ContentsEntry[] {
  return entriesOf(tree.children);
}

function entriesOf(nodes: readonly RootContent[]): ContentsEntry[] {
  return nodes.flatMap((node): ContentsEntry[] => {
    if (node.type === 'beside' || node.type === 'besideArea') return entriesOf(node.children);
    if (node.type === 'field') return entriesOf([node.children[0]]);
    const id = node.type === 'heading' ? node.data?.id : undefined;
    if (node.type !== 'heading' || id === undefined) return [];
    return [{ value: labelOf(node), id, level: node.depth }];
  });
}

/** What is deprecated is struck through to see, and said to hear. */
function labelOf({ children, data }: Heading): string {
  const label = toHtml(toElements({ type: 'root', children }));
  if (!data?.isDeprecated) return label;
  return `<s>${label}</s><span class="hiddenWords">${translate({ id: 'document.isDeprecated', message: ' (deprecated)', description: 'Follows a name in the contents of a page, for screen readers' })}</span>`;
}
