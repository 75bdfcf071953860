import type { Link, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import {
  downloadNames,
  downloadPath,
  hasDownload,
  isDownload,
} from '../../downloads/list-downloads';
import type { SchemaStore } from '../../graphql/schema-store';
import { suggest } from '../../graphql/suggest';

const scheme = 'download:';

/**
 * Turns links such as `[the schema](download:schema.graphql)` into links to the files that the build
 * makes. A name of none is a message; a file that another schema does not have is plain text.
 */
export const remarkDownloadLinks: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const { isOwn } = store.get(file.path);
  visit(tree, 'link', (node: Link, index, parent) => {
    if (!node.url.startsWith(scheme)) return;
    const name = node.url.slice(scheme.length);
    if (!isDownload(name)) {
      const reason = `Unexpected download "${name}", which the build does not make.`;
      file.message(`${reason}${suggest(name, downloadNames)}`, {
        place: node.position,
        ruleId: 'name',
        source: 'download-links',
      });
    } else if (hasDownload(name, isOwn)) {
      // Docusaurus looks for a route or a file of the sources behind any other address.
      node.url = `pathname://${downloadPath(name)}`;
    } else if (parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
    }
  });
};
