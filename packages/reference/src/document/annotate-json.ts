import type { AnnotatedCode, CodeToken } from '../graphql/code-tokens';

/** Beyond this a response is shown without colours: a page of that many elements would stall. */
const mostCharacters = 60_000;

const pattern = /("(?:\\.|[^"\\])*")(?=\s*:)|("(?:\\.|[^"\\])*")|(true|false|null|-?\d[\d.Ee+-]*)/g;

/** JSON in the classes of the code blocks. */
export function annotateJson(text: string): AnnotatedCode {
  const lines = text.split('\n');
  return text.length > mostCharacters ? [[[text]]] : lines.map(annotateLine);
}

/** No value of printed JSON goes over the end of a line. */
function annotateLine(line: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let position = 0;
  for (const match of line.matchAll(pattern)) {
    const [text, key, string] = match;
    if (match.index > position) tokens.push([line.slice(position, match.index)]);
    tokens.push([text, key !== undefined ? 'member' : string !== undefined ? 'string' : 'number']);
    position = match.index + text.length;
  }
  return position < line.length ? [...tokens, [line.slice(position)]] : tokens;
}
