import type { GraphQLSchema } from 'graphql';
import { releasePathsOf } from '../changelog/paths';
import { InputError } from '../graphql/problem';
import { buildSchemaFromFiles } from '../graphql/schema-source';
import { examplesFolder } from './read-examples';
import { readFiles } from './read-files';

export interface SchemaSource {
  readonly schema: GraphQLSchema;
  /** The SDL of all files, one after the other. */
  readonly sdl: string;
}

/**
 * Reads the schema from the files that match a pattern, relative to the site. Leaves out examples,
 * whose files are not SDL, and released snapshots, which are SDL of the past.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readSchema(siteDir: string, pattern: string): Promise<SchemaSource> {
  const files = await readFiles(siteDir, pattern, [
    `${examplesFolder}/**`,
    `${releasePathsOf(pattern).releases}/**`,
  ]);
  if (files.length === 0) {
    const message = 'No such file. Set SCHEMA to a file or a glob of SDL files, or unset it.';
    throw new InputError([{ file: pattern, line: 1, column: 1, message }]);
  }
  const result = buildSchemaFromFiles(files);
  if (result.schema === undefined) throw new InputError(result.problems);
  return { schema: result.schema, sdl: files.map(({ text }) => text).join('\n') };
}
