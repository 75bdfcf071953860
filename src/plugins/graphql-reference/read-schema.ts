import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { GraphQLSchema } from 'graphql';
import { decodeUtf8 } from '../../graphql/decode';
import { InputError } from '../../graphql/problem';
import type { SchemaFile } from '../../graphql/schema-source';
import { buildSchemaFromFiles } from '../../graphql/schema-source';

export interface SchemaSource {
  readonly schema: GraphQLSchema;
  /** The SDL of all files, one after the other. */
  readonly sdl: string;
}

/**
 * Reads the schema from the files that match a pattern, relative to the site.
 *
 * @throws InputError with every problem found, each with file, line, column and mend.
 */
export async function readSchema(siteDir: string, pattern: string): Promise<SchemaSource> {
  const files = await readSchemaFiles(siteDir, pattern);
  const result = buildSchemaFromFiles(files);
  if (result.schema === undefined) throw new InputError(result.problems);
  return { schema: result.schema, sdl: files.map(({ text }) => text).join('\n') };
}

async function readSchemaFiles(siteDir: string, pattern: string): Promise<SchemaFile[]> {
  const paths = (await Globby(pattern, { cwd: siteDir })).sort();
  if (paths.length === 0) {
    const message = 'No such file. Set SCHEMA to a file or a glob of SDL files, or unset it.';
    throw new InputError([{ file: pattern, line: 1, column: 1, message }]);
  }
  const decoded = await Promise.all(
    paths.map(async (path) => {
      const name = relative(siteDir, resolve(siteDir, path));
      return { name, ...decodeUtf8(name, await readFile(resolve(siteDir, path))) };
    }),
  );
  const problems = decoded.flatMap((file) => ('problem' in file ? [file.problem] : []));
  if (problems.length > 0) throw new InputError(problems);
  return decoded.flatMap((file) => ('text' in file ? [{ name: file.name, text: file.text }] : []));
}
