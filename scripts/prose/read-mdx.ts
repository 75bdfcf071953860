import type { Code, Root, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { createMdxProcessor } from 'docusaurus-preset-graphql-docs/remark';
import type { Piece } from './piece';
import { parsePiece } from './piece';

const mdx = createMdxProcessor();
const markdown = unified().use(remarkParse).use([remarkFrontmatter, remarkGfm]);

/** The trees of a guide: its text, its title and description, the words of its diagrams. */
export function readMdx(source: string): Root[] {
  return withPieces(mdx.parse(source), source);
}

export function readMarkdown(source: string): Root[] {
  return withPieces(markdown.parse(source), source);
}

function withPieces(tree: Root, source: string): Root[] {
  const pieces: Piece[] = [];
  visit(tree, (node) => {
    if (node.type === 'yaml') pieces.push(...linesOf(node, source, frontMatterLine));
    if (node.type === 'code' && node.lang === 'mermaid') {
      pieces.push(...linesOf(node, source, diagramLine));
    }
  });
  return [tree, ...pieces.map((piece) => parsePiece(piece, source))];
}

const frontMatterLine = /^((?:title|description):\s+['"]?)(\S.*?)['"]?$/;
const diagramLine = /^(\s*acc(?:Title|Descr):\s*)(\S.*)$/;

/** The lines inside of a node that a pattern takes apart into what leads in and what is prose. */
function linesOf(node: Code | Yaml, source: string, pattern: RegExp): Piece[] {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
  const lines = source.split(/\r?\n/).slice(start.line - 1, end.line);
  return lines.flatMap((text, index) => {
    const [, lead = '', prose] = pattern.exec(text) ?? [];
    if (prose === undefined) return [];
    return [{ text: prose, lines: [{ line: start.line + index, column: lead.length + 1 }] }];
  });
}
