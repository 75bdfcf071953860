import type { Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';

export type FrontMatter = Readonly<Record<string, string | number | boolean | null>>;

/** MDX of a page. Text that could be read as markup, JSX, a directive or code is escaped. */
export function serializePage(frontMatter: FrontMatter, body: Root): string {
  const head = stringify(frontMatter, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' });
  return `---\n${head}---\n\n${toMarkdown(body, options)}`;
}

/** MDX takes a line that opens with one of these words for code. */
const esmKeywords: Options['unsafe'] = [
  { atBreak: true, character: 'i', after: 'mport\\b', inConstruct: 'phrasing' },
  { atBreak: true, character: 'e', after: 'xport\\b', inConstruct: 'phrasing' },
];

const options: Options = {
  bullet: '-',
  fences: true,
  listItemIndent: 'one',
  unsafe: esmKeywords,
  extensions: [gfmToMarkdown(), directiveToMarkdown(), mdxToMarkdown({ printWidth: 100 })],
};
