import logger from '@docusaurus/logger';
import type { Definition, Link } from 'mdast';

interface BrokenLink {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: Link | Definition;
}

/**
 * A link to a Markdown file that does not exist only warns. Its text stays without the link, which
 * would otherwise fail the build a second time, as a broken link.
 */
export function warnOfBrokenMarkdownLink({ sourceFilePath, url, node }: BrokenLink): void {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const message = `Unexpected link to the file "${url}", which does not exist. Correct the path; until then its text has no link.`;
  logger.warn(`${sourceFilePath}:${line}:${column} ${message}`);
  Object.assign(node, { type: 'mdxJsxTextElement', name: 'span', attributes: [] });
}
