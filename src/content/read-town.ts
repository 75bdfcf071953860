import type { GraphQLSchema } from 'graphql';
import { InputError } from '../graphql/problem';
import type { Town } from '../sandbox';
import { readFiles } from './read-files';
import { checkRows } from './town/check-rows';
import type { TableSource } from './town/read-tables';
import { readTables, tablePattern } from './town/read-tables';
import { resolveRows } from './town/resolve-rows';

/**
 * Reads the tables of the sandbox and the first rows of each.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readTown(
  siteDir: string,
  schema: GraphQLSchema,
): Promise<{ readonly tables: readonly TableSource[]; readonly town: Town }> {
  const { tables, problems } = readTables(await readFiles(siteDir, tablePattern));
  const resolved = resolveRows(tables);
  const all = [...problems, ...resolved.problems, ...checkRows(tables, resolved.town, schema)];
  if (all.length > 0) throw new InputError(all);
  return { tables, town: resolved.town };
}
