import type { Link, PhrasingContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { escapePattern } from 'graphql-docs-reference/graphql';
import type { Terms } from 'graphql-docs-reference/options';
import { isReferencePage } from './placeholders';

/**
 * Links the first use of each term in the text of a page to the place that explains it. Headings,
 * code and links stay as they are, and so does the page of the explanations. Where one term is part
 * of another, the longer one comes first in the list.
 */
export const remarkTerms: Plugin<[Terms], Root> = (terms) => (tree, file) => {
  if (isReferencePage(file.path)) return;
  const route = file.path.replace(/\.mdx?$/, '');
  for (const [address, words] of Object.entries(terms)) {
    if (!route.endsWith(address.split('#')[0] ?? '')) linkFirst(tree, address, words);
  }
};

function linkFirst(tree: Root, address: string, words: readonly string[]): void {
  const forms = words.map(escapePattern).join('|');
  const use = new RegExp(String.raw`(?<![\p{L}\d-])(?:${forms})(?![\p{L}\d-])`, 'iu');
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading' || node.type === 'link' || node.type === 'linkReference')
      return SKIP;
    if (node.type !== 'text' || index === undefined || !parent) return undefined;
    const found = use.exec(node.value);
    if (!found) return undefined;
    const [word] = found;
    const link: Link = { type: 'link', url: address, children: [{ type: 'text', value: word }] };
    const parts: PhrasingContent[] = [
      { type: 'text', value: node.value.slice(0, found.index) },
      link,
      { type: 'text', value: node.value.slice(found.index + word.length) },
    ];
    parent.children.splice(index, 1, ...(parts as never[]));
    return EXIT;
  });
}
