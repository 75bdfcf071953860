import type { Element } from 'hast';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { toElements } from 'graphql-docs-reference/document';

/** Gives MDX, which knows no parts of ours, the HTML of each as elements. */
export const remarkParts: Plugin<[], Root> = () => (tree) => {
  visit(tree, ['example', 'codeFrame'], (node) => {
    const element = toElements(node);
    if (element.type !== 'element') return undefined;
    visit(element, { tagName: 'select' }, chooseForReact);
    const { tagName, properties, children } = element;
    node.data = { hName: tagName, hProperties: properties, hChildren: children };
    return SKIP;
  });
};

/** In React the list says which of its options is chosen. */
function chooseForReact(select: Element): void {
  for (const option of select.children) {
    if (option.type !== 'element' || !option.properties.selected) continue;
    delete option.properties.selected;
    select.properties['defaultValue'] = option.properties.value;
  }
}
