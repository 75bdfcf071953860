import type { Code, Group, Layout } from './layout';
import { layOut } from './layout';

/** How a language writes JSON. */
export interface Notation {
  readonly text: (text: string) => string;
  /** What comes before a value in an object. */
  readonly key: (name: string) => string;
  /** A number, `true`, `false` or `null`. */
  readonly constant?: (value: unknown) => string;
  readonly list: Pick<Group, 'open' | 'close'>;
  readonly object: Pick<Group, 'open' | 'close' | 'space'>;
  /** The object without entries. */
  readonly empty: string;
}

const brackets = { open: '[', close: ']' } as const;
const braces = { open: '{', close: '}', space: ' ' } as const;

/** A value as JSON, on one line where it fits. `column` is where it begins on its first line. */
export function layOutJson(value: unknown, indent: string, column: number): string {
  return print(value, json, { end: '' }, indent, column);
}

/** A value as JavaScript writes it, on one line where it fits. */
export function printLiteral(value: unknown, indent: string, column: number): string {
  return print(value, javascript, { end: ',' }, indent, column);
}

/** A text as JavaScript writes it, in the quotes that need fewer escapes. */
export function quoteText(text: string): string {
  const double = quoteJson(text);
  const inner = double
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`);
  return inner.length + 2 > double.length ? double : `'${inner}'`;
}

export function quoteJson(text: string): string {
  return JSON.stringify(text);
}

export function print(
  value: unknown,
  notation: Notation,
  layout: Layout,
  indent: string,
  column: number,
): string {
  return layOut(codeOf(value, notation), layout, indent, column);
}

/** The code of a value that JSON can hold. */
export function codeOf(value: unknown, notation: Notation): Code {
  const { text, key, constant = String, list, object, empty } = notation;
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return constant(value);
  if (Array.isArray(value)) {
    return { ...list, entries: value.map((each: unknown) => ['', codeOf(each, notation)]) };
  }
  const fields: [string, unknown][] = Object.entries(value);
  if (fields.length === 0) return empty;
  return { ...object, entries: fields.map(([name, each]) => [key(name), codeOf(each, notation)]) };
}

const json: Notation = {
  text: quoteJson,
  key: (name) => `${quoteJson(name)}: `,
  list: brackets,
  object: braces,
  empty: '{}',
};

const javascript: Notation = { ...json, text: quoteText, key: (name) => `${printKey(name)}: ` };

function printKey(name: string): string {
  // As a plain key it would set the prototype.
  if (name === '__proto__') return `['${name}']`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteText(name);
}
