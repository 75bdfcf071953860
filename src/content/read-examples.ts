import type { GraphQLSchema } from 'graphql';
import { answerExamples } from '../examples/answer-examples';
import type { AnsweredExample, ExampleFile } from '../examples/example';
import { InputError } from '../graphql/problem';
import type { AnswerRequests } from '../graphql/requests';
import { readFiles } from './read-files';

export const examplesFolder = 'schema/examples';

/**
 * Reads and runs the examples of the site's own schema.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readExamples(
  siteDir: string,
  schema: GraphQLSchema,
  answer: AnswerRequests,
): Promise<readonly AnsweredExample[]> {
  return runExamples(await readExampleFiles(siteDir), schema, answer);
}

export async function readExampleFiles(siteDir: string): Promise<ExampleFile[]> {
  const files = await readFiles(siteDir, `${examplesFolder}/**/*.{graphql,json}`);
  return files.map(({ name, text }) => ({ file: name, text }));
}

export async function runExamples(
  files: readonly ExampleFile[],
  schema: GraphQLSchema,
  answer: AnswerRequests,
): Promise<readonly AnsweredExample[]> {
  const { examples, problems } = await answerExamples(files, schema, answer);
  if (problems.length > 0) throw new InputError(problems);
  return examples;
}
