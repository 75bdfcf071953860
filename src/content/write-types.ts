import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputError } from '../graphql/problem';
import { readSchema } from './read-schema';
import { readFiles } from './read-files';
import { readTables, tablePattern } from './town/read-tables';
import { printTypes } from './town/print-types';

/** Generated types of the sandbox, relative to the site; git ignores them. */
const typesFile = 'src/sandbox/generated/schema.ts';

/**
 * Writes the types by which the compiler checks the resolvers of the sandbox.
 *
 * @throws InputError with what is wrong with the schema or the tables.
 */
export async function writeTypes(siteDir: string): Promise<void> {
  const { schema, sdl } = await readSchema(siteDir, 'schema/**/*.graphql');
  const { tables, problems } = readTables(await readFiles(siteDir, tablePattern));
  if (problems.length > 0) throw new InputError(problems);
  await writeIfChanged(join(siteDir, typesFile), await printTypes(sdl, schema, tables));
}

/** A file that stays as it is keeps its date, so that no editor checks everything again. */
async function writeIfChanged(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
