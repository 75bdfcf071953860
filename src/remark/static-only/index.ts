import { dirname, resolve } from 'node:path';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { findState, stateIn } from './find-state';

const fix = 'Write what it shows as Markdown, or make it an island: see src/islands/README.md.';

/**
 * Refuses what would do nothing in a page: content is rendered once, on the server, and React leaves
 * it alone in the browser. So a component that a page imports or defines has neither state nor
 * effects nor event handlers, and no element of a page has handlers of its own.
 */
export const remarkStaticOnly: Plugin<[], Root> = () => (tree, file) => {
  const say = (reason: string, node: object): void => {
    const place = (node as { readonly position?: never }).position;
    file.message(`${reason} ${fix}`, { place, ruleId: 'state', source: 'static-only' });
  };
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const own = stateIn(node.value);
      if (own !== undefined) say(`Unexpected ${own} in a page.`, node);
      for (const [, names = '', source = ''] of node.value.matchAll(
        /import\s([^;'"]+)\sfrom\s*['"]([^'"]+)['"]/g,
      )) {
        const found = findState(source, dirname(resolve(file.cwd, file.path)), file.cwd);
        if (found)
          say(
            `Unexpected component ${names.trim()}, which uses ${found.what} (${found.file}).`,
            node,
          );
      }
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !/^on[A-Z]/.test(attribute.name)) continue;
      say(`Unexpected ${attribute.name} on <${node.name ?? ''}>, which no script reads.`, node);
    }
  });
};
