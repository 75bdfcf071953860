import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';

/** Markdown inside of a file of another format, such as a description in SDL. */
export interface Piece {
  readonly text: string;
  /** Where each line of the text begins in the file; line and column count from 1. */
  readonly lines: readonly LineStart[];
}

export interface LineStart {
  readonly line: number;
  readonly column: number;
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Reads a piece as Markdown whose nodes have their positions in the file around it. */
export function parsePiece({ text, lines }: Piece, source: string): Root {
  const tree = markdown.parse(text);
  const offsets = lineOffsets(source);
  const move = (point: Point): Point => {
    const start = lines[point.line - 1] ?? { line: 1, column: 1 };
    const { line } = start;
    const column = start.column + point.column - 1;
    return { line, column, offset: (offsets[line - 1] ?? 0) + column - 1 };
  };
  visit(tree, (node) => {
    if (!node.position) return;
    node.position = { start: move(node.position.start), end: move(node.position.end) };
  });
  return tree;
}

function lineOffsets(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
