type TokenKind = 'name' | 'punctuator' | 'string' | 'number' | 'comment';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Block strings and strings, numbers, comments, names, and then every other character by itself. */
const pattern =
  /("""(?:\\"""|(?!""")[^])*(?:""")?|"(?:\\.|[^"\\\n])*"?)|(-?\d[\w.+-]*)|(#[^\n\r]*)|([_A-Za-z]\w*)|\.\.\.|[^\s,\ufeff]/g;

/** Tokens of a document that may be unfinished: nothing is refused, and strings may stay open. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kind: kindOf(match),
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function kindOf([, string, number, comment, name]: RegExpMatchArray): TokenKind {
  if (string !== undefined) return 'string';
  if (number !== undefined) return 'number';
  if (comment !== undefined) return 'comment';
  return name === undefined ? 'punctuator' : 'name';
}
