import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from 'graphql-docs-reference/graphql';
import { readFiles, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { readTables, tablePattern } from './read-tables';
import { makeTableSchema } from './make-table-schema';
import { printSchemaTypes } from './print-schema-types';
import { printTableTypes } from './print-table-types';

/** Where the generated types are, relative to the site; git ignores them. */
const folder = 'sandbox/types';

/**
 * Writes the types by which the compiler checks the resolvers of the sandbox, and the JSON Schema by
 * which editors check its tables.
 *
 * @throws InputError with what is wrong with the schema or the tables.
 */
export async function writeTypes(siteDir: string): Promise<void> {
  const { schema, sdl } = await readSchema(siteDir, 'schema/**/*.graphql');
  const { tables, problems } = readTables(await readFiles(siteDir, tablePattern));
  if (problems.length > 0) throw new InputError(problems);
  await writeIfChanged(join(siteDir, folder, 'schema.ts'), await printSchemaTypes(sdl, schema));
  await writeIfChanged(join(siteDir, folder, 'tables.ts'), printTableTypes(schema, tables));
  const tableSchema = JSON.stringify(makeTableSchema(schema, tables), undefined, 2);
  await writeIfChanged(join(siteDir, folder, 'tables.schema.json'), `${tableSchema}\n`);
}

/** A file that stays as it is keeps its date, so that no editor checks everything again. */
async function writeIfChanged(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) await writeFile(path, text);
}
