import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Markdown as a reader of it reads it, extensions of GitHub included. */
export function readMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}

/** Types of the nodes of a tree in their order; of a link its address, too. */
export function typesOf(node: Nodes): string[] {
  const own = node.type === 'link' ? `link ${node.url}` : node.type;
  return [own, ...('children' in node ? node.children.flatMap(typesOf) : [])];
}
