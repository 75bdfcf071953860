import type { PlaceOf } from 'docusaurus-preset-graphql-docs/content';
import { formProblems, readFiles, readYaml } from 'docusaurus-preset-graphql-docs/content';
import type { FirstRows } from 'graphql-docs-model';
import type { Problem, SchemaFile } from 'graphql-docs-reference/graphql';
import { formatProblem, hasScalarForm, InputError, suggest } from 'graphql-docs-reference/graphql';
import type { GraphQLSchema, TypeNode, GraphQLObjectType } from 'graphql';
import { isEnumType, isObjectType, isScalarType, Kind, print, parseType } from 'graphql';
import * as z from 'zod';

/**
 * Reads the first rows of all tables of the sandbox.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readTown(siteDir: string, schema: GraphQLSchema): Promise<FirstRows> {
  const { tables, problems } = readTables(await readFiles(siteDir, tablePattern));
  // Rows of a table that can't be read have no names.
  if (problems.length > 0) throw new InputError(problems);
  const { town, problems: unresolved } = resolveRows(tables);
  const all = unresolved.length > 0 ? unresolved : checkRows(tables, town, schema);
  if (all.length > 0) throw new InputError(unique(all));
  return town;
}

/** What is wrong with a value of `each` is wrong with many rows, at one place. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

type Report = (name: string, fault: string) => void;

const reference = /^\$([a-zA-Z]+)\.(\w+)$/;

/** The rows of tables with identifiers where their authors wrote names, as `$users.aylin`. */
function resolveRows(tables: readonly TableSource[]): {
  readonly town: FirstRows;
  readonly problems: readonly Problem[];
} {
  const ids = new Map(
    tables.flatMap(({ name, rows }) =>
      rows.flatMap((row) =>
        row.name === undefined ? [] : [[`${name}.${row.name}`, row.values['id']]],
      ),
    ) as [string, unknown][],
  );
  const problems: Problem[] = [];
  const town = Object.fromEntries(
    tables.map(({ name, type, rows }) => [
      name,
      rows.map(({ values, placeOf }) => {
        const resolved = Object.entries(values).map(([column, value]) => [
          column,
          resolve(value, (name, fault) => {
            problems.push({ ...placeOf(column), message: `Unexpected name "$${name}"${fault}` });
          }),
        ]);
        return { __typename: type, ...Object.fromEntries(resolved) } as FirstRows[string][number];
      }),
    ]),
  );
  return { town, problems };

  function resolve(value: unknown, report: Report, path: readonly string[] = []): unknown {
    if (Array.isArray(value)) return value.map((each) => resolve(each, report));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, resolve(each, report)]),
      );
    const [, table, row] = typeof value === 'string' ? (reference.exec(value) ?? []) : [];
    if (table === undefined || row === undefined) return value;
    const name = `${table}.${row}`;
    if (path.includes(name)) {
      report(name, ', which leads back to itself. Write an identifier.');
      return value;
    }
    if (!ids.has(name))
      report(name, `.${suggest(name, ids.keys())} Names are those of rows: "$table.name".`);
    // The identifier of an account is that of its user.
    return resolve(ids.get(name), report, [...path, name]);
  }
}

/** All that is wrong with the rows of tables, by the schema and by what the tables say themselves. */
function checkRows(
  tables: readonly TableSource[],
  town: FirstRows,
  schema: GraphQLSchema,
): Problem[] {
  return tables.flatMap((table) => {
    const columns = [...columnsOf(table, schema).values()];
    const fields = typesOf(table, schema).flatMap((type) => Object.keys(type.getFields()));
    const known = new Set([...columns.map(({ name }) => name), ...fields]);
    const ids = new Set<string>();
    return (town[table.name] ?? []).flatMap((row, index): Problem[] => {
      const { placeOf } = table.rows[index] ?? { placeOf: () => table.placeOf([table.name]) };
      const isTwice = ids.has(row.id);
      ids.add(row.id);
      const unexpected = Object.keys(row).filter(
        (name) => !known.has(name) && name !== '__typename',
      );
      return [
        ...(isTwice
          ? [
              {
                ...placeOf('id'),
                message: `Unexpected second row "${row.id}". Give it an id of its own.`,
              },
            ]
          : []),
        ...unexpected.map((name) => {
          const fix = `Take it out, or describe it in "own".${suggest(name, known)}`;
          const message = `Unexpected column "${name}" of "${table.name}". ${fix}`;
          return { ...placeOf(name), message };
        }),
        ...columns.flatMap((column) => checkColumn(column, { ...row }, placeOf, schema)),
      ];
    });
  });
}

function checkColumn(
  column: Column,
  row: Readonly<Record<string, unknown>>,
  placeOf: WrittenRow['placeOf'],
  schema: GraphQLSchema,
): Problem[] {
  const { name, type, isOptional } = column;
  if (!(name in row)) {
    const message = `Missing "${name}: ${textOf(column)}". Add it to the row, or to "each".`;
    return isOptional ? [] : [{ ...placeOf(), message }];
  }
  const fault = faultOf(row[name], type, column, schema);
  if (fault === undefined) return [];
  const message = `Unexpected ${name}${fault}, expected ${textOf(column)}.`;
  return [{ ...placeOf(name), message }];
}

function textOf({ type, choices }: Column): string {
  return choices ? choices.join(' | ') : print(type);
}

/** Where in a value and with what it fails its type, as `.city: 3`. */
function faultOf(
  value: unknown,
  type: TypeNode,
  column: Column,
  schema: GraphQLSchema,
): string | undefined {
  const fault = `: ${JSON.stringify(value)}`;
  if (type.kind === Kind.NON_NULL_TYPE)
    return value === null ? fault : faultOf(value, type.type, column, schema);
  if (value === null) return undefined;
  if (type.kind === Kind.LIST_TYPE) {
    if (!Array.isArray(value)) return fault;
    return value.map((each) => faultOf(each, type.type, column, schema)).find(Boolean);
  }
  if (column.choices) return column.choices.includes(value as string) ? undefined : fault;
  const named = schema.getType(type.name.value);
  if (isEnumType(named)) return named.getValue(value as string) ? undefined : fault;
  if (isScalarType(named)) return hasScalarForm(named, value) ? undefined : fault;
  if (!isObjectType(named)) return undefined;
  if (typeof value !== 'object') return fault;
  const fields = named.getFields();
  for (const [name, each] of Object.entries(value)) {
    const node = fields[name]?.astNode;
    const found = node ? faultOf(each, node.type, column, schema) : `: no field of ${named.name}`;
    if (found !== undefined) return `.${name}${found}`;
  }
  return undefined;
}

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

interface Tables {
  readonly tables: readonly TableSource[];
  readonly problems: readonly Problem[];
}

/** Reads the tables of files, and all that keeps them from being tables; each again where it changed. */
export function readTables(files: readonly SchemaFile[]): Tables {
  const read = files.map((file) => {
    const last = lastRead.get(file.name);
    const tables = last?.text === file.text ? last.tables : readTablesOf(file);
    lastRead.set(file.name, { text: file.text, tables });
    return tables;
  });
  return {
    tables: read.flatMap(({ tables }) => tables),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** By name. To read all takes half a second, and in the dev server it is one that was saved. */
const lastRead = new Map<string, { readonly text: string; readonly tables: Tables }>();

function readTablesOf(file: SchemaFile): Tables {
  const { content, problems, placeOf } = readYaml(file.name, file.text);
  const read = Object.entries({ ...(content as object) }).map(([name, value]) => {
    const form = tableForm.safeParse(value);
    return form.success
      ? { tables: [tableOf(name, form.data, placeOf)], problems: [] }
      : { tables: [], problems: formProblems(form.error, placeOf, [name]) };
  });
  return {
    tables: read.flatMap((each) => each.tables),
    problems: [...problems, ...read.flatMap((each) => each.problems)],
  };
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
      if (astNode && held.has(name) && !columns.has(name))
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
function typesOf({ type, also }: TableSource, schema: GraphQLSchema): GraphQLObjectType[] {
  return [type, ...also].map((name) => schema.getType(name)).filter(isObjectType);
}

export function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
}
