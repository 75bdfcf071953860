import { isNode, LineCounter, parseDocument } from 'yaml';

/** Line and column, from 1, of the value that a path leads to in a text of JSON. */
export function placeInJson(
  text: string,
  path: readonly (string | number)[],
): { line: number; column: number } {
  const lineCounter = new LineCounter();
  const found = parseDocument(text, { lineCounter }).getIn(path, true);
  const { line, col } = lineCounter.linePos(isNode(found) ? (found.range?.[0] ?? 0) : 0);
  return { line, column: col };
}
