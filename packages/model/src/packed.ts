import { isUuid } from 'graphql-docs-reference/graphql';
import type { ASTNode } from 'graphql';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';
import type { AnyRow, FirstRows } from './world';

/**
 * The same schema without descriptions, which are most of its text. A model runs on it and answers
 * the same, but for the descriptions of an introspection, which `Model.describe` gives back.
 */
export function executableSdl(sdl: string): string {
  if (last?.sdl !== sdl) last = { sdl, executable: withoutDescriptions(sdl) };
  return last.executable;
}

/** It is asked for several times in a row. */
let last: { readonly sdl: string; readonly executable: string } | undefined;

function withoutDescriptions(sdl: string): string {
  const document = visit(parse(sdl, { noLocation: true }), {
    enter: (node: ASTNode) =>
      'description' in node && node.description ? { ...node, description: undefined } : undefined,
  });
  return stripIgnoredCharacters(print(document));
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Rows as they travel to a browser: by columns, of which those alike are neighbours, so that they
 * compress well. In cells, identifiers are `$0`, `$1` …; a `$` alone is what a row lacks.
 */
export interface PackedRows {
  /** Digits of all identifiers, 32 of each. */
  readonly ids: string;
  /** How many rows each table has, and what all of them have. */
  readonly tables: Readonly<Record<string, readonly [size: number, shared: Values]>>;
  readonly columns: readonly (readonly [table: string, name: string, values: readonly unknown[]])[];
}

const absent = '$';

export function packRows(tablesOfRows: FirstRows): PackedRows {
  const places = new Map<string, number>();
  const tables: Record<string, [number, Values]> = {};
  const columns: [string, string, unknown[]][] = [];
  for (const [table, rows] of Object.entries(tablesOfRows)) {
    const shared: Record<string, unknown> = {};
    tables[table] = [rows.length, shared];
    for (const name of new Set(rows.flatMap((row) => Object.keys(row)))) {
      const values = rows.map((row) => cellOf({ ...row }, name));
      if (new Set(values.map((value) => JSON.stringify(value))).size > 1)
        columns.push([table, name, values]);
      else shared[name] = values[0];
    }
  }
  columns.sort(([, , a], [, , b]) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return { ids: [...places.keys()].join('').replaceAll('-', ''), tables, columns };

  function cellOf(row: Values, name: string): unknown {
    return name in row ? mapTexts(row[name], shorten) : absent;
  }

  function shorten(text: string): string {
    if (text.startsWith('$')) return `$${text}`;
    if (!isUuid(text)) return text;
    if (!places.has(text)) places.set(text, places.size);
    return `$${places.get(text)}`;
  }
}

export function unpackRows({ ids, tables, columns }: PackedRows): FirstRows {
  const known = ids
    .match(/.{32}/g)
    ?.map((id) => id.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
  const restore = (text: string): string =>
    text.startsWith('$$') ? text.slice(1) : (known?.[Number(/^\$(\d+)$/.exec(text)?.[1])] ?? text);
  const rows = Object.entries(tables).map(([table, [size, shared]]) => {
    const own = columns.filter((column) => column[0] === table);
    const rowAt = (index: number): AnyRow => {
      const cells = own.map(([, name, values]) => [name, values[index]] as const);
      const given = Object.fromEntries(cells.filter(([, value]) => value !== absent));
      return mapTexts({ ...shared, ...given }, restore) as AnyRow;
    };
    return [table, Array.from({ length: size }, (_, index) => rowAt(index))];
  });
  return Object.fromEntries(rows) as FirstRows;
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, map));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, map)]);
  return Object.fromEntries(entries);
}
