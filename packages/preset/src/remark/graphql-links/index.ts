import type { Link, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { SchemaStore } from 'graphql-docs-reference/graphql';
import { suggest } from 'graphql-docs-reference/graphql';

const scheme = 'graphql:';

/**
 * Turns links by coordinate, such as `[books](graphql:Query.books)`, into links to the reference.
 * A coordinate that the site's own schema lacks is a message; under another schema the link is
 * plain text.
 */
export const remarkGraphqlLinks: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const { links, samples } = store.get(file.path);
  visit(tree, 'link', (node: Link, index, parent) => {
    if (!node.url.startsWith(scheme)) return;
    const coordinate = decode(node.url.slice(scheme.length));
    const href = links.get(coordinate);
    if (href !== undefined) {
      node.url = href;
    } else if (samples === 'off' && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
    } else {
      const reason = `Unexpected coordinate "${coordinate}", which the schema does not define.`;
      file.message(`${reason}${suggest(coordinate, links.keys())}`, {
        place: node.position,
        ruleId: 'coordinate',
        source: 'graphql-links',
      });
    }
  });
};

/** What is not a well-formed address is left as it is, and then found to be no coordinate. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
