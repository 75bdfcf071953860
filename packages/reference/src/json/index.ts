import { t } from '../i18n/t';

const mostColumns = 80;

/** Beyond this nobody reads on, and each line of something deep is long by its indent alone. */
const mostLines = 5_000;

// eslint-disable-next-line regexp/no-super-linear-move -- In JSON, all that is no white space is a token.
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** JSON in lines of two spaces a level, in which a list of short values is one line. */
export function printJson(value: unknown): string {
  return layOutJson(JSON.stringify(value), Infinity);
}

/**
 * The same for the text of JSON, whose numbers stay as they are written, since reading them would
 * round those of many digits. After some thousand lines, the text goes on as it came.
 */
export function layOutJson(json: string, lines = mostLines): string {
  const printed: string[] = [];
  const pattern = new RegExp(token);
  let level = 0;
  let line = 1;
  for (let found = pattern.exec(json); found; found = pattern.exec(json)) {
    const [text] = found;
    const short = text === '[' || text === '{' ? shortList(json, found.index, level) : undefined;
    if (line > lines) {
      printed.push(json.slice(found.index));
      break;
    } else if (short) {
      printed.push(short.text);
      pattern.lastIndex = short.end;
    } else if (text === '[' || text === '{') {
      level += 1;
      printed.push(text, lineBreak());
    } else if (text === ']' || text === '}') {
      level -= 1;
      printed.push(lineBreak(), text);
    } else if (text === ',') printed.push(text, lineBreak());
    else printed.push(text === ':' ? ': ' : readable(text));
  }
  return printed.join('');

  function lineBreak(): string {
    line += 1;
    return line <= lines ? `\n${'  '.repeat(level)}` : ' ';
  }
}

/** What is empty, and a list of single values that fits in the line; else undefined. */
function shortList(
  json: string,
  start: number,
  level: number,
): { readonly text: string; readonly end: number } | undefined {
  const pattern = new RegExp(token);
  pattern.lastIndex = start;
  let text = pattern.exec(json)?.[0] ?? '';
  while (2 * level + text.length < mostColumns) {
    const each = pattern.exec(json)?.[0] ?? '';
    if (each === ']' || each === '}') return { text: text + each, end: pattern.lastIndex };
    if (each === '[' || text.startsWith('{') || each === '{') return undefined;
    text += each === ',' ? ', ' : readable(each);
  }
  return undefined;
}

/** Texts lose the escapes that they don't need, with which some servers write `ü`. */
function readable(text: string): string {
  return text.includes('\\') ? JSON.stringify(JSON.parse(text)) : text;
}

/** A value of JSON, and where it is. */
export interface JsonNode extends Range {
  readonly value: unknown;
  /** Entries by index, members by name. */
  readonly children: ReadonlyMap<string | number, JsonNode>;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Why a text is not JSON, and where. */
export class JsonFault extends Error {
  constructor(
    readonly place: Range,
    found: string,
    expected: string,
  ) {
    super(t('editor.json.unexpected', { found: quote(found), expected }));
  }
}

interface Token extends Range {
  readonly text: string;
}

const pattern =
  // eslint-disable-next-line regexp/no-super-linear-move -- What is no number is one token with all that follows.
  /"(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})|[^"\\\p{Cc}])*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.])|[{}[\]:,]|[^\s{}[\]:,]+/gu;
const scalar = /^(?:"[^]*"|-?\d[\d.Ee+-]*|true|false|null)$/;

interface Reader {
  readonly tokens: readonly Token[];
  position: number;
}

/**
 * Reads JSON as RFC 8259 defines it. `JSON.parse` does so, too, but not every browser's says where
 * it stopped.
 *
 * @throws JsonFault
 */
export function readJson(text: string): JsonNode {
  const tokens = [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    text: match,
    from: index,
    to: index + match.length,
  }));
  const end = { text: '', from: text.length, to: text.length };
  const reader: Reader = { tokens: [...tokens, end], position: 0 };
  const node = readValue(reader);
  expect(reader, '', t('editor.json.end'));
  return node;
}

/** The node at the end of a path, or as far along it as there are nodes. */
export function nodeAt(node: JsonNode, path: readonly (string | number)[]): JsonNode {
  const [first, ...rest] = path;
  const child = first === undefined ? undefined : node.children.get(first);
  return child ? nodeAt(child, rest) : node;
}

function readValue(reader: Reader): JsonNode {
  const token = peek(reader);
  if (token.text === '{') return readMany(reader, '}', readMember);
  if (token.text === '[') return readMany(reader, ']', (entry, index) => [index, readValue(entry)]);
  if (!scalar.test(token.text)) throw new JsonFault(token, token.text, t('editor.json.anyValue'));
  reader.position += 1;
  return { ...token, value: parse(token), children: new Map() };
}

type Child = readonly [key: string | number, node: JsonNode];

function readMany(
  reader: Reader,
  close: '}' | ']',
  readChild: (reader: Reader, index: number) => Child,
): JsonNode {
  const { from } = peek(reader);
  reader.position += 1;
  const children = new Map<string | number, JsonNode>();
  while (peek(reader).text !== close) {
    if (children.size > 0) expect(reader, ',', `"," or "${close}"`);
    children.set(...readChild(reader, children.size));
  }
  const { to } = expect(reader, close, `"${close}"`);
  const values = [...children].map(([key, { value }]): [string, unknown] => [String(key), value]);
  const value = close === ']' ? values.map(([, entry]) => entry) : Object.fromEntries(values);
  return { from, to, value, children };
}

function readMember(reader: Reader): Child {
  const token = peek(reader);
  if (!token.text.startsWith('"')) throw new JsonFault(token, token.text, t('editor.json.name'));
  reader.position += 1;
  expect(reader, ':', '":"');
  return [String(parse(token)), readValue(reader)];
}

function peek({ tokens, position }: Reader): Token {
  return tokens[Math.min(position, tokens.length - 1)] ?? { text: '', from: 0, to: 0 };
}

function expect(reader: Reader, text: string, expected: string): Token {
  const token = peek(reader);
  if (token.text !== text) throw new JsonFault(token, token.text, expected);
  reader.position += 1;
  return token;
}

/** A string may still hold what JSON does not allow. */
function parse(token: Token): unknown {
  try {
    return JSON.parse(token.text);
  } catch {
    throw new JsonFault(token, token.text, t('editor.json.value'));
  }
}

function quote(found: string): string {
  if (found === '') return t('editor.json.foundEnd');
  return found.startsWith('"') ? found : `"${found}"`;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Line and column, from 1, of the value that a path leads to, or of as much of it as there is; where
 * the text is not JSON, of what it should not hold.
 */
export function placeInJson(text: string, path: readonly (string | number)[]): Place {
  try {
    return placeAt(text, nodeAt(readJson(text), path).from);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return placeAt(text, error.place.from);
  }
}

/** Line and column, from 1, of an offset. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
