import type { Problem, SchemaFile } from 'graphql-docs-reference/graphql';
import type { GraphQLObjectType, GraphQLSchema, TypeNode } from 'graphql';
import { isObjectType, Kind, parseType } from 'graphql';
import type { Document } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';

/** Where the tables of all domains are, relative to the site. */
export const tablePattern = 'sandbox/domains/*/tables.yaml';

const tableForm = z.strictObject({
  type: z.string(),
  also: z.array(z.string()).default([]),
  own: z.record(z.string(), z.string()).default({}),
  each: z.record(z.string(), z.unknown()).default({}),
  rows: z
    .union([
      z.record(z.string(), z.record(z.string(), z.unknown())),
      z.array(z.record(z.string(), z.unknown())),
    ])
    .default([]),
});

/** Gives the place of what is at a path of keys, or of the nearest thing above it. */
type PlaceOf = (path: readonly (string | number)[]) => Pick<Problem, 'file' | 'line' | 'column'>;

/** One row as its author wrote it, with what `each` adds. */
export interface WrittenRow {
  /** Name by which others refer to the row, if it has one. */
  readonly name: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  /** Place of a column, or of the row where the column is missing. */
  readonly placeOf: (column?: string) => ReturnType<PlaceOf>;
}

/** A table of the town: what its rows hold, and the first of them. */
export interface TableSource {
  readonly name: string;
  /** `__typename` of its rows. */
  readonly type: string;
  /** Types of the schema that read the same rows. */
  readonly also: readonly string[];
  /** Columns that the schema does not have, or has otherwise: their types as in SDL, by name. */
  readonly own: Readonly<Record<string, string>>;
  readonly rows: readonly WrittenRow[];
  readonly placeOf: PlaceOf;
}

/** Reads the tables of files, and all that keeps them from being tables. */
export function readTables(files: readonly SchemaFile[]): {
  readonly tables: readonly TableSource[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const tables = files.flatMap((file) => {
    const lines = new LineCounter();
    const document = parseDocument(file.text, {
      lineCounter: lines,
      prettyErrors: false,
      merge: true,
    });
    const placeAt = (offset: number) => {
      const { line, col } = lines.linePos(offset);
      return { file: file.name, line, column: col };
    };
    problems.push(
      ...document.errors.map(({ message, pos }) => ({
        ...placeAt(pos[0]),
        message: `Unexpected YAML: ${message}. Quote the value, or fix the indentation.`,
      })),
    );
    if (document.errors.length > 0) return [];
    const placeOf: PlaceOf = (path) => placeAt(offsetOf(document, path));
    const content = (document.toJS() ?? {}) as Readonly<Record<string, unknown>>;
    return Object.entries(content).flatMap(([name, value]) => {
      const form = tableForm.safeParse(value);
      if (form.success) return [tableOf(name, form.data, placeOf)];
      problems.push(
        ...form.error.issues.map(({ path, message }) => {
          const place = placeOf([
            name,
            ...path.map((key) => (typeof key === 'number' ? key : String(key))),
          ]);
          return {
            ...place,
            message: `Unexpected table "${name}": ${message}. See the README of the sandbox.`,
          };
        }),
      );
      return [];
    });
  });
  return { tables, problems };
}

function tableOf(name: string, form: z.infer<typeof tableForm>, placeOf: PlaceOf): TableSource {
  const { each, rows, ...table } = form;
  const written = Array.isArray(rows)
    ? rows.map((values, index) => ({ key: index, name: undefined, values }))
    : Object.entries(rows).map(([key, values]) => ({ key, name: key, values }));
  return {
    ...table,
    name,
    placeOf,
    rows: written.map((row) => ({
      name: row.name,
      values: { ...each, ...row.values },
      placeOf: (column) => {
        const isOfAll = column !== undefined && !(column in row.values) && column in each;
        const path = isOfAll ? [name, 'each'] : [name, 'rows', row.key];
        return placeOf(column === undefined ? path : [...path, column]);
      },
    })),
  };
}

/** Offset of the key at a path; what came through an alias has the place of the alias. */
function offsetOf(document: Document, path: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isAlias(node)) return offset;
    if (isSeq(node)) node = node.items[Number(key)];
    else if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair?.value;
      continue;
    } else return offset;
    if (isMap(node) || isSeq(node)) offset = node.range?.[0] ?? offset;
  }
  return offset;
}

/** A column of a table: what its values must be. */
export interface Column {
  readonly name: string;
  /** As in SDL; a named type that the schema lacks is one of `sandbox/types/values.ts`. */
  readonly type: TypeNode;
  /** Values of an enum of its own, `PUBLIC | MEMBERS!` in the table. */
  readonly choices?: readonly string[];
  readonly isOptional: boolean;
  /** Whether the table itself says the type. */
  readonly isOwn: boolean;
}

/** Columns of a table by name: its own, and those fields of its types that a row holds. */
export function columnsOf(table: TableSource, schema: GraphQLSchema): ReadonlyMap<string, Column> {
  const columns = new Map<string, Column>();
  const held = new Set(table.rows.flatMap(({ values }) => Object.keys(values)));
  for (const type of typesOf(table, schema)) {
    for (const { name, astNode } of Object.values(type.getFields())) {
      if (astNode && held.has(name))
        columns.set(name, { name, type: astNode.type, isOptional: false, isOwn: false });
    }
  }
  for (const [key, text] of Object.entries({ id: 'ID!', ...table.own })) {
    const name = key.replace(/\?$/, '');
    if (name === 'id' && columns.has('id')) continue;
    const choices = text.includes('|')
      ? text
          .replace(/!$/, '')
          .split('|')
          .map((choice) => choice.trim())
      : undefined;
    const type = parseType(choices ? `String${text.endsWith('!') ? '!' : ''}` : text, {
      noLocation: true,
    });
    columns.set(name, { name, type, choices, isOptional: key.endsWith('?'), isOwn: true });
  }
  return columns;
}

/** Types of the schema whose fields the rows of a table answer. */
export function typesOf({ type, also }: TableSource, schema: GraphQLSchema): GraphQLObjectType[] {
  return [type, ...also].map((name) => schema.getType(name)).filter(isObjectType);
}

export function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
}
