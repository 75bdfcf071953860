import type { Link, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { downloadNames, downloadPath, isDownload } from 'graphql-docs-reference/downloads';
import { suggest } from 'graphql-docs-reference/graphql';

const scheme = 'download:';

/**
 * Turns links such as `[the schema](download:schema.graphql)` into links to the files that the build
 * makes. A name of none is a message.
 */
export const remarkDownloadLinks: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'link', (node: Link) => {
    if (!node.url.startsWith(scheme)) return;
    const name = node.url.slice(scheme.length);
    if (!isDownload(name)) {
      const reason = `Unexpected download "${name}", which the build does not make.`;
      file.message(`${reason}${suggest(name, downloadNames)}`, {
        place: node.position,
        ruleId: 'name',
        source: 'download-links',
      });
      return;
    }
    // Docusaurus looks for a route or a file of the sources behind any other address.
    node.url = `pathname://${downloadPath(name)}`;
  });
};
