export interface Difference {
  readonly path: readonly (string | number)[];
  /** JSON of the value, `nothing`, or the order of keys. */
  readonly found: string;
  readonly expected: string;
}

/** Where JSON first departs from what was expected, if only in the order of its keys. */
export function firstDifference(
  found: unknown,
  expected: unknown,
  path: Difference['path'] = [],
): Difference | undefined {
  if (found === expected) return undefined;
  if (!isBranch(found) || !isBranch(expected) || Array.isArray(found) !== Array.isArray(expected)) {
    return { path, found: inWords(found), expected: inWords(expected) };
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const step = Array.isArray(expected) ? Number(key) : key;
    const difference = firstDifference(found[key], expected[key], [...path, step]);
    if (difference) return difference;
  }
  const [order, expectedOrder] = [Object.keys(found).join(', '), Object.keys(expected).join(', ')];
  if (order === expectedOrder) return undefined;
  return { path, found: `order ${order}`, expected: expectedOrder };
}

export function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const mostLetters = 80;

function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text;
}
