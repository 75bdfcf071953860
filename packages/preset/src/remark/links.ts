import { posix } from 'node:path';
import type { Link, Root, Definition } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { downloadNames, downloadPath, isDownload } from 'graphql-docs-reference/downloads';
import type { SchemaStore } from 'graphql-docs-reference/graphql';
import {
  suggest,
  changelogFiles,
  changelogPath,
  createLinkMap,
  deprecatedPath,
  schemaPages,
} from 'graphql-docs-reference/graphql';

/** The page with which each of these addresses is there. */
const pageOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(schemaPages.map((page) => [page, page])),
  [changelogFiles.atom]: changelogPath,
  [changelogFiles.json]: changelogPath,
  [changelogFiles.upcoming]: deprecatedPath,
};

/**
 * Turns links by coordinate, such as `[books](graphql:Query.books)`, into links to the reference, and
 * links such as `[the schema](download:schema.graphql)` into links to files that the build makes. A
 * name that is none is a message. Under another schema, links to coordinates that it lacks are plain
 * text, as are those to what changed, what is gone and what will be removed where there are no such
 * pages.
 */
export const remarkLinks: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const { schema, links, samples } = store.get(file.path);
  const { paths } = store.get();
  visit(tree, 'link', (node: Link, index, parent) => {
    const unlink = (): void => {
      if (index !== undefined) parent?.children.splice(index, 1, ...node.children);
    };
    const [scheme, name] = [/^\w+:/.exec(node.url)?.[0], node.url.replace(/^\w+:/, '')];
    if (scheme === 'graphql:') {
      const coordinate = decode(name);
      const href = links.get(coordinate);
      // Under another schema hundreds of links need no map, which takes long for a large one.
      const known = href === undefined && samples !== 'off' ? createLinkMap(schema) : undefined;
      if (href !== undefined) {
        node.url = href;
      } else if (!known || known.has(coordinate)) {
        unlink();
      } else {
        const reason = `Unexpected coordinate "${coordinate}", which the schema does not define.`;
        const message = reason + suggest(coordinate, known.keys());
        file.message(message, node.position, 'graphql-links:coordinate');
      }
    } else if (scheme === 'download:') {
      if (isDownload(name)) {
        node.url = asFile(downloadPath(name));
      } else {
        const reason = `Unexpected download "${name}", which the build does not make.`;
        file.message(reason + suggest(name, downloadNames), node.position, 'download-links:name');
      }
    }
    const [address = ''] = node.url.split('#');
    const page = pageOf[address];
    if (page === undefined) return;
    if (!paths.includes(page)) unlink();
    else if (address !== page) node.url = asFile(address);
  });
};

/** The path in the site of a file that a link or a picture of another file names. */
export function fileBehind(url: string, file: string): string {
  const path = decode(url.replace(/[?#].*$/, ''));
  if (path.startsWith('/')) return posix.join('static', path);
  if (path.startsWith('@site/')) return path.replace('@site/', '');
  return posix.join(posix.dirname(file), path);
}

/** What is not a well-formed address is left as it is, and then found to lead nowhere. */
export function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Docusaurus looks for a route or a file of the sources behind any other address. */
const asFile = (address: string): string => `pathname://${address}`;

/**
 * The text of a link to a Markdown file that does not exist stays without the link. The check of
 * content refuses it, in the dev server without stopping, with its place.
 */
export function unlinkBrokenMarkdownLink({ node }: { readonly node: Link | Definition }): void {
  Object.assign(node, { type: 'mdxJsxTextElement', name: 'span', attributes: [] });
}
