import { extname } from 'node:path';
import remarkComment from '@slorber/remark-comment';
import type { MarkdownConfig } from '@docusaurus/types';
import {
  admonitionTitleToDirectiveLabel,
  DEFAULT_PARSE_FRONT_MATTER,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Processor } from 'unified';
import { unified } from 'unified';
import { remarkReadOnce } from './read-once';

/** What the option `markdown` of a site says of how it is read, with what `future.v4` makes of it. */
export type MarkdownSettings = Pick<MarkdownConfig, 'format' | 'mdx1Compat'> &
  Partial<Pick<MarkdownConfig, 'anchors' | 'parseFrontMatter' | 'preprocessor'>>;

/** MDX as it is since its version 2, which is all that `future.v4` allows. */
export const strictMdx: MarkdownSettings = {
  format: 'mdx',
  mdx1Compat: { comments: false, admonitions: false, headingIds: false },
};

/** How one file is read. */
export interface Syntax {
  readonly format: 'md' | 'mdx';
  /** Whether it can have comments of HTML also where it is MDX. */
  readonly hasComments: boolean;
}

export interface PreparedMarkdown {
  /** Its lines are those of the file, unless the site preprocesses it. */
  readonly text: string;
  readonly syntax: Syntax;
}

/** Admonitions of Docusaurus. Of one that a site adds, the title is text. */
export const admonitionKeywords = [
  ...['secondary', 'info', 'success', 'danger', 'note'],
  ...['tip', 'warning', 'important', 'caution'],
];

/** What Docusaurus makes of the text of a file before it parses it, and how it parses it. */
export async function prepareMarkdown(
  filePath: string,
  fileContent: string,
  markdown: MarkdownSettings,
): Promise<PreparedMarkdown> {
  const { mdx1Compat, preprocessor, parseFrontMatter = DEFAULT_PARSE_FRONT_MATTER } = markdown;
  const { frontMatter } = await parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const steps = [
    preprocessor && ((text: string) => preprocessor({ filePath, fileContent: text })),
    unwrapMdxCodeBlocks,
    mdx1Compat.headingIds && escapeMarkdownHeadingIds,
    mdx1Compat.admonitions &&
      ((text: string) => admonitionTitleToDirectiveLabel(text, admonitionKeywords)),
  ].filter((step) => typeof step === 'function');
  const { format = markdown.format } = (frontMatter['mdx'] ?? {}) as Partial<MarkdownConfig>;
  return {
    text: steps.reduce((text, step) => step(text), fileContent),
    syntax: {
      format: format === 'detect' ? (extname(filePath) === '.md' ? 'md' : 'mdx') : format,
      hasComments: mdx1Compat.comments,
    },
  };
}

/** Reads Markdown as Docusaurus does. Plugins may be added; those of this site change the tree in place. */
export function createMarkdownProcessor({ format, hasComments }: Syntax): Processor<Root> {
  return unified()
    .use(remarkParse)
    .use([
      ...(format === 'mdx' ? [remarkMdx] : []),
      remarkReadOnce,
      remarkFrontmatter,
      remarkDirective,
      remarkGfm,
      ...(hasComments ? [remarkComment] : []),
    ]);
}

/** The same for the MDX of this site. */
export const createMdxProcessor = (): Processor<Root> =>
  createMarkdownProcessor({ format: 'mdx', hasComments: false });

/** An unclosed tag has its place in the text of the message only: `(8:1-8:6)`. */
export function placeInReason(reason: string): { line: number; column: number } | undefined {
  const match = /\((\d+):(\d+)/.exec(reason);
  return match ? { line: Number(match[1]), column: Number(match[2]) } : undefined;
}
