import type { Root } from 'mdast';
import type { Plugin } from 'unified';

/** What was read of a text, and by how many extensions of Markdown. */
const trees = new Map<string, Root>();

/** The texts of a large site. Of what the dev server has read long ago, nobody asks again. */
const limit = 500;

/**
 * Reads each text once: whichever processor reads it next, with as many extensions, gets a copy of the
 * tree. The check of guides, the search and Docusaurus read the same texts.
 */
export const remarkReadOnce: Plugin<[], Root> = function () {
  const { parser } = this;
  if (!parser) return;
  this.parser = (text, file) => {
    const { micromarkExtensions = [] } = this.data();
    const key = `${micromarkExtensions.length} ${text}`;
    const known = trees.get(key) as typeof tree | undefined;
    if (known) return structuredClone(known);
    const tree = parser(text, file);
    const [oldest] = trees.size < limit ? [] : trees.keys();
    if (oldest !== undefined) trees.delete(oldest);
    trees.set(key, structuredClone(tree) as Root);
    return tree;
  };
};
