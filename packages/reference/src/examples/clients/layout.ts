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
export function printJsonAt(value: unknown, column: number): string {
  return print(value, json, { end: '' }, '  ', column);
}

/** A value as JavaScript writes it, on one line where it fits. */
export function printLiteral(value: unknown, indent: string, column: number): string {
  return print(value, javascript, { end: ',' }, indent, column);
}

/** A text as JavaScript writes it, in the quotes that need fewer escapes. */
export function quoteText(text: string): string {
  const double = JSON.stringify(text);
  const inner = double
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`);
  return inner.length + 2 > double.length ? double : `'${inner}'`;
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
  text: JSON.stringify,
  key: (name) => `${JSON.stringify(name)}: `,
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

/** Code that is one word, or a group of entries that may take a line each. */
export type Code = string | Group;

interface Group {
  readonly open: string;
  /** Each with what comes before it. */
  readonly entries: readonly (readonly [start: string, entry: Code])[];
  readonly close: string;
  /** What follows an opening and precedes a closing bracket on one line. */
  readonly space?: ' ';
}

interface Layout {
  /** How far entries are indented, which is two spaces unless it is said. */
  readonly step?: string;
  /** What follows the last entry where each has a line. */
  readonly end: ',' | '';
}

const width = 100;

/** Code as the argument of a call: `open` ends with its bracket. */
export function wrap(open: string, code: Code): Code {
  if (typeof code === 'string') return `${open}${code})`;
  return { ...code, open: `${open}${code.open}`, close: `${code.close})` };
}

/** Lays out code on one line where it fits. `column` is where it begins on its first line. */
export function layOut(code: Code, layout: Layout, indent: string, column: number): string {
  const flat = flatten(code);
  if (typeof code === 'string' || column + flat.length < width) return flat;
  const inner = `${indent}${layout.step ?? '  '}`;
  const lines = code.entries.map(([start, entry]) => {
    const printed = layOut(entry, layout, inner, inner.length + start.length);
    return `${inner}${start}${printed}`;
  });
  return `${code.open}\n${lines.join(',\n')}${layout.end}\n${indent}${code.close}`;
}

function flatten(code: Code): string {
  if (typeof code === 'string') return code;
  const { open, entries, close, space = '' } = code;
  if (entries.length === 0) return `${open}${close}`;
  const parts = entries.map(([start, entry]) => `${start}${flatten(entry)}`);
  return `${open}${space}${parts.join(', ')}${space}${close}`;
}
