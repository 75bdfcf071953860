import type { ExampleFile, ExampleSettings } from 'graphql-docs-reference/examples';
import { InputError } from 'graphql-docs-reference/graphql';
import type { AnsweredMigration } from 'graphql-docs-reference/migrations';
import { answerMigrations } from 'graphql-docs-reference/migrations';
import { readFiles } from './read-files';

export async function readMigrationFiles(siteDir: string, dir: string): Promise<ExampleFile[]> {
  const files = await readFiles(siteDir, `${dir}/*.md`);
  return files.map(({ name, text }) => ({ file: name, text }));
}

/** @throws InputError with every problem found, each with file, line, column and fix. */
export async function runMigrations(
  files: readonly ExampleFile[],
  settings: ExampleSettings,
): Promise<readonly AnsweredMigration[]> {
  const { migrations, problems } = await answerMigrations(files, settings);
  if (problems.length > 0) throw new InputError(problems);
  return migrations;
}
