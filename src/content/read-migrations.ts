import type { GraphQLSchema } from 'graphql';
import type { ExampleFile } from '../examples/example';
import { InputError } from '../graphql/problem';
import type { AnswerRequests } from '../graphql/requests';
import { answerMigrations } from '../migrations/answer-migrations';
import type { AnsweredMigration } from '../migrations/migration';
import { migrationsFolder } from '../migrations/migration';
import { readFiles } from './read-files';

export async function readMigrationFiles(siteDir: string): Promise<ExampleFile[]> {
  const files = await readFiles(siteDir, `${migrationsFolder}/*.md`);
  return files.map(({ name, text }) => ({ file: name, text }));
}

/** @throws InputError with every problem found, each with file, line, column and fix. */
export async function runMigrations(
  files: readonly ExampleFile[],
  schema: GraphQLSchema,
  answer: AnswerRequests,
): Promise<readonly AnsweredMigration[]> {
  const { migrations, problems } = await answerMigrations(files, schema, answer);
  if (problems.length > 0) throw new InputError(problems);
  return migrations;
}
