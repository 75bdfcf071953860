import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { toElements } from '../../document/html';

/** Gives MDX, which knows no parts of ours, the HTML of each as elements. */
export const remarkParts: Plugin<[], Root> = () => (tree) => {
  visit(tree, ['example', 'codeFrame'], (node) => {
    const element = toElements(node);
    if (element.type !== 'element') return undefined;
    const { tagName, properties, children } = element;
    node.data = { hName: tagName, hProperties: properties, hChildren: children };
    return SKIP;
  });
};
