import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { suggest } from 'graphql-docs-reference/graphql';
import { admonitionKeywords } from './read-markdown';

const form = 'Begin it as in ":::note[Title]", and put ":::" on a line of its own behind it.';

/** Refuses what looks like an admonition and would be text in the page, or would hold all that follows. */
export const remarkAdmonitions: Plugin<[], Root> = () => (tree, file) => {
  const source = String(file);
  visit(tree, (node) => {
    if (node.type === 'containerDirective') {
      const { name, position } = node;
      const text = source.slice(position?.start.offset, position?.end.offset);
      if (!admonitionKeywords.includes(name)) {
        const fix =
          suggest(name, admonitionKeywords) || ` Write one of ${admonitionKeywords.join(', ')}.`;
        file.message(`Unexpected admonition "${name}".${fix}`, position, 'admonitions:name');
      } else if (!/\n[ \t>]*:{3,}[ \t]*$/.test(text)) {
        file.message(
          `Unexpected admonition "${name}" without an end. Put ":::" on a line of its own behind it.`,
          position,
          'admonitions:end',
        );
      }
    }
    if (node.type !== 'paragraph') return;
    const [first] = node.children;
    if (first?.type === 'text' && first.value.startsWith(':::'))
      file.message(`Unexpected ":::". ${form}`, node.position, 'admonitions:start');
  });
};
