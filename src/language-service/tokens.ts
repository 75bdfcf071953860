export type TokenKind = 'name' | 'punctuator' | 'value' | 'comment';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Block strings, strings, comments, numbers, names, and then every other character by itself. */
const pattern =
  /("""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|-?\d[\w.+-]*)|(#.*)|([_A-Za-z]\w*)|\.\.\.|[^\s,\ufeff]/g;

/** Tokens of a document that may be unfinished: nothing is refused, and strings may stay open. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kind: kindOf(match),
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function kindOf([, value, comment, name]: RegExpMatchArray): TokenKind {
  if (value !== undefined) return 'value';
  if (comment !== undefined) return 'comment';
  return name === undefined ? 'punctuator' : 'name';
}
