import type { AnyRow } from './table';
import type { Town } from './world';

/** What all rows have in a column, or what each has. */
type Column = { readonly all: unknown } | { readonly each: readonly unknown[] };

/**
 * A town as it travels to a browser. Names of columns, and values that all rows have, stand once;
 * so do identifiers, which are `$0`, `$1` … elsewhere. A `$` alone is a column that a row lacks.
 */
export interface PackedTown {
  readonly ids: readonly string[];
  readonly tables: Readonly<
    Record<string, { readonly size: number; readonly columns: Readonly<Record<string, Column>> }>
  >;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const absent = '$';

export function packTown(town: Town): PackedTown {
  const places = new Map<string, number>();
  const tables = mapValues(town, (rows) => ({ size: rows.length, columns: columnsOf(rows) }));
  return { ids: [...places.keys()], tables };

  function columnsOf(rows: readonly AnyRow[]): Record<string, Column> {
    const packed: Record<string, unknown>[] = rows.map((row) =>
      mapValues({ ...row }, (value) => mapTexts(value, shorten)),
    );
    const names = [...new Set(packed.flatMap((row) => Object.keys(row)))];
    return Object.fromEntries(
      names.map((name) => {
        const each = packed.map((row) => (name in row ? row[name] : absent));
        const kinds = new Set(each.map((value) => JSON.stringify(value)));
        return [name, kinds.size === 1 ? { all: each[0] } : { each }];
      }),
    );
  }

  function shorten(text: string): string {
    if (text.startsWith('$')) return `$${text}`;
    if (!uuid.test(text)) return text;
    if (!places.has(text)) places.set(text, places.size);
    return `$${places.get(text)}`;
  }
}

export function unpackTown({ ids, tables }: PackedTown): Town {
  const restore = (text: string): string =>
    text.startsWith('$$') ? text.slice(1) : (ids[Number(/^\$(\d+)$/.exec(text)?.[1])] ?? text);
  return mapValues(tables, ({ size, columns }) =>
    Array.from({ length: size }, (_, index) => {
      const cells = Object.entries(columns).map(([name, column]) => [
        name,
        'all' in column ? column.all : column.each[index],
      ]);
      const row = Object.fromEntries(cells.filter(([, value]) => value !== absent)) as AnyRow;
      return mapTexts(row, restore) as AnyRow;
    }),
  );
}

function mapValues<In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, map));
  if (typeof value !== 'object' || value === null) return value;
  return mapValues({ ...value }, (entry) => mapTexts(entry, map));
}
