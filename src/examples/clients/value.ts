interface Notation {
  readonly key: (name: string) => string;
  readonly text: (text: string) => string;
  /** What follows the last entry where each has a line. */
  readonly end: ',' | '';
}

const width = 100;

/** A value as JSON, on one line where it fits. `column` is where it begins on its first line. */
export function printJson(value: unknown, indent: string, column: number): string {
  return print(value, { key: quoteJson, text: quoteJson, end: '' }, indent, column);
}

/** A value as JavaScript writes it, on one line where it fits. */
export function printLiteral(value: unknown, indent: string, column: number): string {
  return print(value, { key: printKey, text: quoteText, end: ',' }, indent, column);
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

function print(value: unknown, notation: Notation, indent: string, column: number): string {
  const flat = printFlat(value, notation);
  if (typeof value !== 'object' || value === null || column + flat.length < width) return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = entriesOf(value, notation).map(([start, each]) => {
    const printed = print(each, notation, inner, inner.length + start.length);
    return `${inner}${start}${printed}`;
  });
  return `${open}\n${lines.join(',\n')}${notation.end}\n${indent}${close}`;
}

function printFlat(value: unknown, notation: Notation): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = entriesOf(value, notation).map(
    ([start, each]) => `${start}${printFlat(each, notation)}`,
  );
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** What a list or an object holds, each with what comes before it. */
function entriesOf(value: object, { key }: Notation): [string, unknown][] {
  if (Array.isArray(value)) return value.map((each: unknown) => ['', each]);
  return Object.entries(value).map(([name, each]: [string, unknown]) => [`${key(name)}: `, each]);
}

function printKey(name: string): string {
  // As a plain key it would set the prototype.
  if (name === '__proto__') return `['${name}']`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteText(name);
}

function quoteJson(text: string): string {
  return JSON.stringify(text);
}
