import type { StringValueNode, Token } from 'graphql';
import { parse, Source, TokenKind, visit } from 'graphql';
import type { Root } from 'mdast';
import type { LineStart, Piece } from './piece';
import { parsePiece } from './piece';

/** The trees of a file of SDL or of a request: its descriptions, reasons and comments. */
export function readGraphql(source: string): Root[] {
  const pieces: Piece[] = [];
  const document = parse(new Source(source));
  visit(document, {
    StringValue: (node, key, parent) => {
      const isReason = parent !== undefined && 'name' in parent && parent.name?.value === 'reason';
      if (key === 'description' || isReason) pieces.push(pieceOfString(node, source));
    },
  });
  if (document.loc) pieces.push(...piecesOfComments(document.loc.startToken));
  return pieces.map((piece) => parsePiece(piece, source));
}

function pieceOfString(node: StringValueNode, source: string): Piece {
  const { line, column, start, end } = node.loc?.startToken ?? { line: 1, column: 1 };
  if (!node.block) return { text: node.value, lines: [{ line, column: column + 1 }] };
  const raw = source.slice(start, end).split(/\r?\n/);
  const first = raw.findIndex((text, index) => (index === 0 ? text !== '"""' : text.trim() !== ''));
  const lines = node.value.split('\n').map((text, index): LineStart => {
    const isOpening = first + index === 0;
    const at = raw[first + index]?.indexOf(text) ?? 0;
    return { line: line + first + index, column: Math.max(at, 0) + (isOpening ? column : 1) };
  });
  return { text: node.value, lines };
}

/** What the first comment of an example sets, such as `# as: guest`. */
const keyLine = /^\s*(?:as|error|deprecated|after):/;

/** Comments on lines that follow each other are one text. */
function piecesOfComments(first: Token): Piece[] {
  const pieces: { text: string; lines: LineStart[] }[] = [];
  for (let token: Token | null = first; token; token = token.next) {
    if (token.kind !== TokenKind.COMMENT || keyLine.test(token.value)) continue;
    const text = token.value.trimStart();
    const place = {
      line: token.line,
      column: token.column + 1 + token.value.length - text.length,
    };
    const last = pieces.at(-1);
    if (last?.lines.at(-1)?.line === token.line - 1) {
      last.text += `\n${text}`;
      last.lines.push(place);
    } else {
      pieces.push({ text, lines: [place] });
    }
  }
  return pieces;
}
