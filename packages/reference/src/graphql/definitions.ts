/** An operation or a fragment of a document, which may be unfinished. */
export interface Definition {
  readonly keyword: 'query' | 'mutation' | 'subscription' | 'fragment';
  readonly name: string | undefined;
  /** As it is written, with what is before it. */
  readonly text: string;
  /** Without comments. */
  readonly tokens: readonly Token[];
}

/** The definitions of a document in their order. What is between them is left out. */
export function readDefinitions(text: string): Definition[] {
  const groups: Token[][] = [];
  let depth = 0;
  let isOpen = false;
  for (const token of tokenize(text).filter(({ kind }) => kind !== 'comment')) {
    if (!isOpen && (token.text === '{' || isKeyword(token.text))) {
      groups.push([]);
      isOpen = true;
    }
    if (isOpen) groups.at(-1)?.push(token);
    if (token.kind !== 'punctuator') continue;
    if ('{(['.includes(token.text)) depth += 1;
    if ('})]'.includes(token.text)) depth -= 1;
    if (token.text === '}' && depth === 0) isOpen = false;
  }
  let end = 0;
  return groups.map((tokens) => {
    const [first, second] = tokens;
    const start = end;
    end = tokens.at(-1)?.end ?? start;
    const common = { text: text.slice(start, end).trim(), tokens };
    if (!isKeyword(first?.text)) return { keyword: 'query', name: undefined, ...common };
    const name = second?.kind === 'name' ? second.text : undefined;
    return { keyword: first.text, name, ...common };
  });
}

/** The first name that a definition selects; undefined if it begins with a fragment. */
export function firstField(definition: Definition | undefined): string | undefined {
  const body = definition?.tokens.findIndex(({ text }) => text === '{') ?? -1;
  const first = definition?.tokens[body + 1];
  return body !== -1 && first?.kind === 'name' ? first.text : undefined;
}

/** Name of the operation that an offset is in or before, and behind all of them of the first. */
export function operationAt(text: string, offset: number): string | undefined {
  const operations = readDefinitions(text).filter(({ keyword }) => keyword !== 'fragment');
  const found = operations.find(({ tokens }) => (tokens.at(-1)?.end ?? 0) >= offset);
  return (found ?? operations[0])?.name;
}

interface Declared {
  readonly name: string;
  readonly type: string;
}

/** Variables that an operation declares, with their types as they are written. */
export function variablesOf({ tokens }: Definition): Declared[] {
  return tokens.flatMap(({ text }, index) => {
    const name = tokens[index + 1]?.text;
    if (text !== '$' || name === undefined || tokens[index + 2]?.text !== ':') return [];
    const rest = tokens.slice(index + 3);
    const end = rest.findIndex((token) => token.kind !== 'name' && !'[]!'.includes(token.text));
    return [{ name, type: typeText(rest.slice(0, end === -1 ? undefined : end)) }];
  });
}

function typeText(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}

/** A fragment's name and the type that it is on. */
export function fragmentsOf(text: string): Declared[] {
  return readDefinitions(text).flatMap(({ keyword, name, tokens }) => {
    const type = tokens[3]?.text;
    return keyword === 'fragment' && name !== undefined && type !== undefined
      ? [{ name, type }]
      : [];
  });
}

const keywords: readonly string[] = ['query', 'mutation', 'subscription', 'fragment'];

function isKeyword(text: string | undefined): text is Definition['keyword'] {
  return text !== undefined && keywords.includes(text);
}

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
