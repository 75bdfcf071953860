import type { Problem } from '../../graphql/problem';
import { suggest } from '../../graphql/suggest';
import type { Town } from '../../sandbox';
import type { TableSource } from './read-tables';

type Report = (name: string, fault: string) => void;

const reference = /^\$([a-zA-Z]+)\.(\w+)$/;

/** The rows of tables with identifiers where their authors wrote names, as `$users.aylin`. */
export function resolveRows(tables: readonly TableSource[]): {
  readonly town: Town;
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
        return { __typename: type, ...Object.fromEntries(resolved) } as Town[string][number];
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
