import type { Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Gives each line of a text a node of its own: the position of the second line of a text in a list
 * can't be counted from the first, since the value lacks the indentation of the source.
 */
export function splitLines(tree: Root, source: string): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || !node.value.includes('\n')) return;
    const lines = linesOf(node, source);
    parent.children.splice(index, 1, ...lines);
    return [SKIP, index + lines.length];
  });
}

function linesOf(node: Text, source: string): Text[] {
  if (!node.position) return [node];
  const values = node.value.split(/(?<=\n)/);
  const starts = [node.position.start];
  for (const value of values.slice(1)) {
    const { line, offset = 0 } = starts.at(-1) ?? node.position.start;
    const lineStart = source.indexOf('\n', offset) + 1;
    const found = source.indexOf(value.trimEnd(), lineStart);
    const at = found === -1 ? lineStart : found;
    starts.push({ line: line + 1, column: at - lineStart + 1, offset: at });
  }
  const ends = [...starts.slice(1), node.position.end];
  return values.map((value, index) => {
    const { start, end } = node.position ?? {};
    const from = starts[index] ?? start;
    const to = ends[index] ?? end;
    return { type: 'text', value, ...(from && to && { position: { start: from, end: to } }) };
  });
}
