import type { SourceLocation } from 'graphql';
import { getLocation, Source } from 'graphql';

/** A file of a client, or a text that its author pasted, which has no name. */
export interface ClientFile {
  readonly name: string;
  readonly text: string;
}

/** What a program puts into a document while it runs. */
interface Insertion {
  /** As the program writes it, for example `${fields}`; the first line of several. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export interface ClientDocument {
  /** Knows the file, and where in it the document begins. Insertions are blank. */
  readonly source: Source;
  /** The first that stands where only the program knows what the API gets. */
  readonly insertion: Insertion | undefined;
}

/**
 * The GraphQL documents of a file, each character where the file has it. Files of TypeScript and
 * JavaScript tag them as `gql` or `graphql`, or mark them with a comment; those of Swift, Kotlin and
 * others have them in `"""`, where they begin with a keyword. A request in JSON that was pasted often
 * has one line, so places in it are those in its `query`.
 */
export function extractDocuments(file: ClientFile): ClientDocument[] {
  const { name, text } = file;
  if (/\.(?:gql|graphqls?)$/i.test(name)) return [whole(file)];
  if (/\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i.test(name)) return inTemplates(file);
  if (/\.\w+$/.test(name)) return inTripleQuotes(file);
  const sent = inRequests(file);
  if (sent.length > 0) return sent;
  if (startsDocument.test(startOf(text))) return [whole({ name, text: withoutVariables(text) })];
  const found = [...inTemplates(file), ...inTripleQuotes(file)];
  return found.length > 0 ? found : [whole(file)];
}

const startsWithKeyword = /^(?:query|mutation|subscription|fragment)\b/;
const startsDocument = /^(?:\{|(?:query|mutation|subscription|fragment)\b)/;

/** What stands before the first word of a document counts for nothing. */
function startOf(text: string): string {
  return text.replace(/^\s*#.*$/gm, '').trimStart();
}

function whole({ name, text }: ClientFile): ClientDocument {
  return { source: new Source(text, name), insertion: undefined };
}

/** A request as it is sent, or a batch of them. */
function inRequests({ name, text }: ClientFile): ClientDocument[] {
  const json = readJson(text);
  return [json].flat().flatMap((request: unknown, index) => {
    if (typeof request !== 'object' || request === null || !('query' in request)) return [];
    if (typeof request.query !== 'string') return [];
    const path = Array.isArray(json) ? `[${index}].query` : 'query';
    return [whole({ name: `${name} ${path}`.trim(), text: request.query })];
  });
}

/** No selection begins with a text, as the values of variables do. */
function withoutVariables(text: string): string {
  const at = text.search(/^[ \t]*\{\s*["}]/m);
  return at > 0 && readJson(text.slice(at)) !== undefined ? text.slice(0, at) : text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What stands before the text of a document in a template. */
const tags = [
  /\b(?:gql|graphql)\s*(?:<[^`(){};]{0,200}>\s*)?(?:\(\s*)?(?:\/\*\s*graphql\s*\*\/\s*)?`/,
  /\/\*\s*graphql\s*\*\/\s*`/,
  // It says itself what it is.
  /`(?=\s*#\s*graphql\b)/,
  /`(?=\s*(?:query|mutation|subscription)\s+\w+\s*\{)/,
  /`(?=\s*(?:query|mutation|subscription)(?:\s+\w+)?\s*(?:\{\s*[\w.#]|\(\s*\$\w))/,
];
const tag = new RegExp(tags.map(({ source }) => source).join('|'), 'gi');

function inTemplates(file: ClientFile): ClientDocument[] {
  const { text } = file;
  const holeAt = (at: number): number | undefined =>
    text.startsWith('${', at) ? closeOf(text, at + 2, '{}') : undefined;
  return findParts(file, tag, { close: '`', holeAt }).filter(
    ({ source }) => source.body.trim() !== '',
  );
}

function inTripleQuotes(file: ClientFile): ClientDocument[] {
  const { text } = file;
  const holeAt = (at: number, level: number): number | undefined => {
    const inserted = /^(?:\$\{|\\#*\()/.exec(text.slice(at, at + 5))?.[0];
    if (inserted !== undefined)
      return closeOf(text, at + inserted.length, inserted === '${' ? '{}' : '()');
    // Within a document it is a variable, and between definitions there are none.
    const name = level === 0 ? /^\$\w+/.exec(text.slice(at, at + 100))?.[0] : undefined;
    return name === undefined ? undefined : at + name.length;
  };
  return findParts(file, /"""/g, { close: '"""', holeAt }).filter(({ source }) =>
    startsWithKeyword.test(startOf(source.body)),
  );
}

interface Syntax {
  readonly close: string;
  /** Where what is inserted at a place ends, if something is. */
  readonly holeAt: (at: number, level: number) => number | undefined;
}

function findParts({ name, text }: ClientFile, open: RegExp, syntax: Syntax): ClientDocument[] {
  const documents: ClientDocument[] = [];
  const pattern = new RegExp(open);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const isComment = /^\s*(?:\/\/|\*)/.test(lineBefore(text, match.index));
    const start = pattern.lastIndex;
    const part = readPart(text, start, syntax);
    pattern.lastIndex = part.end;
    if (isComment) continue;
    const source = new Source(part.text, name, placeAt(text, start));
    documents.push({ source, insertion: part.insertion });
  }
  return documents;
}

function lineBefore(text: string, end: number): string {
  return text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
}

function placeAt(text: string, offset: number): SourceLocation {
  return getLocation(new Source(text), offset);
}

/** Of Kotlin, where a dollar in raw text is written as something inserted. */
const dollar = /^\$\{\s*(['"])\$\1\s*\}$/;

/**
 * Reads to what closes a text, and says where that ends. What is inserted becomes blanks, so that the
 * rest stays where it is.
 */
function readPart(text: string, start: number, { close, holeAt }: Syntax) {
  let [written, level, isString, isComment] = ['', 0, false, false];
  let insertion: Insertion | undefined;
  let at = start;
  while (at < text.length && !text.startsWith(close, at)) {
    const end = holeAt(at, isString || isComment ? 1 : level);
    const char = text.charAt(at);
    if (end !== undefined) {
      const value = text.slice(at, end);
      const isDollar = dollar.test(value);
      written += isDollar ? '$'.padStart(value.length) : value.replace(/[^\n]/g, ' ');
      // Fragments stand between definitions, and the text of a string may be any.
      if (!isDollar && level > 0 && !isString && !isComment)
        insertion ??= { text: value.replace(/\s*\n[^]*/, ' …'), ...placeAt(text, at) };
      at = end;
    } else if (char === '\\') {
      const pair = text.slice(at, at + 2);
      written += pair === '\\`' ? ' `' : pair;
      at += 2;
    } else {
      if (char === '\n') [isString, isComment] = [false, false];
      else if (char === '"' && !isComment) isString = !isString;
      else if (char === '#' && !isString) isComment = true;
      else if (!isString && !isComment) level += levelOf(char);
      written += char;
      at += 1;
    }
  }
  return { text: written, end: at + close.length, insertion };
}

function levelOf(char: string): number {
  if ('{(['.includes(char)) return 1;
  return '})]'.includes(char) ? -1 : 0;
}

/** Behind the bracket that closes what is open, past texts that hold brackets of their own. */
function closeOf(text: string, from: number, [open, close]: string): number {
  let level = 1;
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === open) level += 1;
    else if (char === close) level -= 1;
    else if (char === '"' || char === "'" || char === '`') at = endOfText(text, at);
    if (level === 0) return at + 1;
  }
  return text.length;
}

/** Where the text that a quotation mark begins has its other mark. */
function endOfText(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === quote) return at;
    if (char === '\\') at += 1;
    else if (quote === '`' && text.startsWith('${', at)) at = closeOf(text, at + 2, '{}') - 1;
  }
  return text.length;
}
