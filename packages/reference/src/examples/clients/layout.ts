/** Code that is one word, or a group of entries that may take a line each. */
export type Code = string | Group;

export interface Group {
  readonly open: string;
  /** Each with what comes before it. */
  readonly entries: readonly (readonly [start: string, entry: Code])[];
  readonly close: string;
  /** What follows an opening and precedes a closing bracket on one line. */
  readonly space?: ' ';
}

export interface Layout {
  /** How far entries are indented, which is two spaces unless it is said. */
  readonly step?: string;
  /** What follows the last entry where each has a line. */
  readonly end: ',' | '';
}

const width = 100;

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
