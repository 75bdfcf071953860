import type {
  AnsweredExample,
  ExampleFile,
  ExampleSettings,
} from 'graphql-docs-reference/examples';
import { answerExamples } from 'graphql-docs-reference/examples';
import { InputError } from 'graphql-docs-reference/graphql';
import { readFiles } from './read-files';

/**
 * Reads and runs the examples of a folder.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readExamples(
  siteDir: string,
  settings: ExampleSettings,
): Promise<readonly AnsweredExample[]> {
  return runExamples(await readExampleFiles(siteDir, settings.dir), settings);
}

export async function readExampleFiles(siteDir: string, dir: string): Promise<ExampleFile[]> {
  const files = await readFiles(siteDir, `${dir}/**/*.{graphql,json}`);
  return files.map(({ name, text }) => ({ file: name, text }));
}

export async function runExamples(
  files: readonly ExampleFile[],
  settings: ExampleSettings,
): Promise<readonly AnsweredExample[]> {
  const { examples, problems } = await answerExamples(files, settings);
  if (problems.length > 0) throw new InputError(problems);
  return examples;
}
