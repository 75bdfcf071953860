import { createSlugger } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { createMdxProcessor } from '../../remark/mdx-processor';
import type { Placeholders } from '../../remark/placeholders';
import { remarkPlaceholders } from '../../remark/placeholders';
import type { SectionEntry } from '../../search/find-guides';

/**
 * Headings of levels 2 and 3 with the anchors that Docusaurus gives them: from a comment such as
 * `{/* #anchor *\/}`, or else from the text. Headings of every level count for unique anchors.
 */
export async function findSections(
  path: string,
  mdx: string,
  placeholders: Placeholders,
): Promise<SectionEntry[]> {
  const file = new VFile({ path, value: mdx });
  const processor = createMdxProcessor().use(remarkPlaceholders, placeholders);
  const tree = processor.parse(file);
  await processor.run(tree, file);
  const slugger = createSlugger();
  const sections: SectionEntry[] = [];
  visit(tree, 'heading', (heading) => {
    const text = textOf(heading);
    const anchor = givenAnchor(heading) ?? slugger.slug(text);
    if (heading.depth === 2 || heading.depth === 3) sections.push([text, anchor]);
  });
  return sections;
}

function textOf({ children }: Heading): string {
  return toString(children.filter(({ type }) => type !== 'mdxTextExpression')).trim();
}

function givenAnchor({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#(\S+).*\*\/\s*$/s.exec(last.value)?.[1];
}
