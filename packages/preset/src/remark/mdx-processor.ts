import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Processor } from 'unified';
import { unified } from 'unified';

/** Reads MDX as Docusaurus does. Plugins may be added; those of this site change the tree in place. */
export function createMdxProcessor(): Processor<Root> {
  return unified().use(remarkParse).use([remarkFrontmatter, remarkMdx, remarkGfm, remarkDirective]);
}
