import type { GraphQLSchema } from 'graphql';
import type { Problem } from '../graphql/problem';
import { formatProblem, InputError } from '../graphql/problem';
import type { Town } from '../sandbox';
import { readFiles } from './read-files';
import { checkRows } from './town/check-rows';
import { readTables, tablePattern } from './town/read-tables';
import { resolveRows } from './town/resolve-rows';

/**
 * Reads the first rows of all tables of the sandbox.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readTown(siteDir: string, schema: GraphQLSchema): Promise<Town> {
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
