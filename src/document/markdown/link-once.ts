import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Leaves names in code linked where they first lead to a page. The same link at each mention would
 * be most of a page of the reference, and its readers pay for each character.
 */
export function linkOnce(tree: Root): Root {
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
