import { readFiles } from 'docusaurus-preset-graphql-docs/content';
import type { FirstRows } from 'graphql-docs-model';
import type { Problem } from 'graphql-docs-reference/graphql';
import { formatProblem, hasScalarForm, InputError, suggest } from 'graphql-docs-reference/graphql';
import type { GraphQLSchema, TypeNode } from 'graphql';
import { isEnumType, isObjectType, isScalarType, Kind, print } from 'graphql';
import type { Column, TableSource, WrittenRow } from './tables';
import { columnsOf, readTables, tablePattern, typesOf } from './tables';

/**
 * Reads the first rows of all tables of the sandbox.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readTown(siteDir: string, schema: GraphQLSchema): Promise<FirstRows> {
  const { tables, problems } = readTables(await readFiles(siteDir, tablePattern));
  const { town, problems: unresolved } = resolveRows(tables);
  const early = [...problems, ...unresolved];
  const all = early.length > 0 ? early : checkRows(tables, town, schema);
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
