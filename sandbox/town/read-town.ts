import type { GraphQLSchema } from 'graphql';
import type { Problem } from 'graphql-docs-reference/graphql';
import { formatProblem, InputError, suggest } from 'graphql-docs-reference/graphql';
import type { FirstRows } from 'graphql-docs-model';
import { readFiles } from 'docusaurus-preset-graphql-docs/content';
import { checkRows } from './check-rows';
import { readTables, tablePattern } from './read-tables';
import type { TableSource } from './read-tables';

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
