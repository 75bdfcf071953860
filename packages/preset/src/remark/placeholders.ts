import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { suggest } from 'graphql-docs-reference/graphql';

/** Replacements by placeholder name: `{ product: 'Name' }` replaces `{product}`. */
export type Placeholders = Readonly<Record<string, string>>;

/**
 * Replaces placeholders such as `{product}` in prose, inline code, code blocks and addresses.
 * In prose, a name that is none is a message; other expressions of MDX stay as they are.
 */
export const remarkPlaceholders: Plugin<[Placeholders], Root> = (placeholders) => (tree, file) => {
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const name = node.value.trim();
      const value = placeholders[name];
      if (value === undefined && /^[\w.]+$/.test(name) && Number.isNaN(Number(name))) {
        const reason = `Unexpected placeholder "${name}".${suggest(name, Object.keys(placeholders))}`;
        file.message(reason, node.position, 'placeholders:placeholder');
      }
      if (value === undefined || index === undefined || !parent) return;
      parent.children[index] =
        node.type === 'mdxTextExpression'
          ? { type: 'text', value }
          : { type: 'paragraph', children: [{ type: 'text', value }] };
    } else if (node.type === 'code' || node.type === 'inlineCode') {
      node.value = replacePlaceholders(node.value, placeholders);
    } else if (node.type === 'link') {
      node.url = replacePlaceholders(node.url, placeholders);
    }
  });
};

/** Replaces the placeholders in a string, and leaves other braces alone. */
export function replacePlaceholders(text: string, placeholders: Placeholders): string {
  return text.replace(/\{([\w.]+)\}/g, (match, name: string) => placeholders[name] ?? match);
}
