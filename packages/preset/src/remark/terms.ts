import type { Link, Nodes, Parents, Root, Text } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { escapePattern } from 'graphql-docs-reference/graphql';
import type { Terms } from 'graphql-docs-reference/options';

/**
 * Links the first use of each term in the text of a page to the place that explains it. Headings,
 * code and links stay as they are, and so does the page of the explanations. Where one term is part
 * of another, the longer one comes first in the list.
 */
export const remarkTerms: Plugin<[Terms], Root> = (terms) => (tree, file) => {
  const route = file.path.replace(/\.mdx?$/, '');
  const texts = plainTexts(tree);
  for (const [address, words] of Object.entries(terms)) {
    if (!route.endsWith(address.split('#')[0] ?? '')) linkFirst(texts, address, words);
  }
};

interface PlainText {
  readonly text: Text;
  readonly parent: Parents;
}

function plainTexts(tree: Root): PlainText[] {
  const texts: PlainText[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading' || node.type === 'link' || node.type === 'linkReference')
      return SKIP;
    if (node.type === 'text' && parent) texts.push({ text: node, parent });
    return undefined;
  });
  return texts;
}

/** Links the first use, and has the texts before and behind it take the place of its own. */
function linkFirst(texts: PlainText[], address: string, words: readonly string[]): void {
  const forms = words.map(escapePattern).join('|');
  const use = new RegExp(String.raw`(?<![\p{L}\d-])(?:${forms})(?![\p{L}\d-])`, 'iu');
  for (const [place, { text, parent }] of texts.entries()) {
    const found = use.exec(text.value);
    if (!found) continue;
    const [value] = found;
    const before: Text = { type: 'text', value: text.value.slice(0, found.index) };
    const link: Link = { type: 'link', url: address, children: [{ type: 'text', value }] };
    const after: Text = { type: 'text', value: text.value.slice(found.index + value.length) };
    const children: Nodes[] = parent.children;
    children.splice(children.indexOf(text), 1, before, link, after);
    texts.splice(place, 1, { text: before, parent }, { text: after, parent });
    return;
  }
}
