import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as printMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { withoutParts } from './without-parts';

export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  readonly tree: Root;
}

/** A page as plain Markdown: front matter, a title, and all that its HTML says. */
export function toMarkdown({ title, description, tree }: MarkdownPage): string {
  const frontMatter = stringify({ title, description }, { lineWidth: 0 });
  const body = printMarkdown(withoutParts(title, tree), {
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown()],
  });
  return `---\n${frontMatter}---\n\n${body}`;
}
