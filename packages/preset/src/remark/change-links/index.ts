import type { Link, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { SchemaStore } from 'graphql-docs-reference/graphql';
import { changelogFiles, changelogPath, deprecatedPath } from 'graphql-docs-reference/graphql';

/** The page with which each of these addresses is there. */
const pageOf: Readonly<Record<string, string>> = {
  [changelogPath]: changelogPath,
  [changelogFiles.atom]: changelogPath,
  [changelogFiles.json]: changelogPath,
  [deprecatedPath]: deprecatedPath,
  [changelogFiles.upcoming]: deprecatedPath,
};

/**
 * Links to what changed and what will be removed are plain text under a schema without releases, or
 * without anything deprecated. Feeds are files that the build makes.
 */
export const remarkChangeLinks: Plugin<[SchemaStore], Root> = (store) => (tree) => {
  const { paths } = store.get();
  visit(tree, 'link', (node: Link, index, parent) => {
    const [address = ''] = node.url.split('#');
    const page = pageOf[address];
    if (page === undefined) return;
    if (!paths.includes(page) && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
    } else if (address !== page) {
      // Docusaurus looks for a route or a file of the sources behind any other address.
      node.url = `pathname://${address}`;
    }
  });
};
