import type { GraphQLSchema } from 'graphql';
import type { Problem } from '../graphql/problem';
import type { AnswerRequests } from '../graphql/requests';
import { compareNames } from '../graphql/symbols';
import { checkAnswer } from './check-answer';
import { checkExample } from './check-example';
import type { AnsweredExample, Example, ExampleFile } from './example';
import { requestOf, useOf } from './example';
import { checkBefore, findBefore } from './find-before';
import { parseExample } from './parse-example';

export interface AnsweredExamples {
  /** In the order in which a page shows them: the plain use, further uses, errors. */
  readonly examples: readonly AnsweredExample[];
  /** By file, then by line. */
  readonly problems: readonly Problem[];
}

/**
 * Reads, checks and runs all files of `schema/examples`. An example that is wrong, or comes
 * after one that is, is not run.
 */
export async function answerExamples(
  files: readonly ExampleFile[],
  schema: GraphQLSchema,
  answer: AnswerRequests,
): Promise<AnsweredExamples> {
  const byFile = new Map(files.map((one) => [one.file, one]));
  const parsed = files
    .filter(({ file }) => file.endsWith('.graphql'))
    .map((one) => parseExample(one, byFile.get(one.file.replace(/graphql$/, 'json'))));
  const byName = new Map(parsed.map(({ example }) => [example.name, example]));
  const checked = parsed.map(({ example, problems }) => ({
    example,
    before: findBefore(example, byName),
    problems: [...problems, ...checkExample(example, schema), ...checkBefore(example, byName)],
  }));
  const faulty = checked.filter((one) => one.problems.length > 0).map(({ example }) => example);
  const runs = await Promise.all(
    checked
      .filter(({ example, before }) => ![...before, example].some((one) => faulty.includes(one)))
      .map(
        async ({ example, before }): Promise<AnsweredExample> => ({
          ...example,
          before,
          answer: await answer([...before, example].map(requestOf)),
        }),
      ),
  );
  const problems = [
    ...files.flatMap((one) => orphanProblems(one, byFile)),
    ...checked.flatMap((one) => one.problems),
    ...runs.flatMap((example) => checkAnswer(example, example.answer, schema)),
  ];
  return { examples: runs.sort(compareExamples), problems: problems.sort(compareProblems) };
}

function orphanProblems(
  { file }: ExampleFile,
  byFile: ReadonlyMap<string, ExampleFile>,
): Problem[] {
  const owner = file.replace(/json$/, 'graphql');
  if (byFile.has(owner)) return [];
  const message = `Unexpected variables without an example, expected ${owner}. Rename or delete the file.`;
  return [{ file, line: 1, column: 1, message }];
}

function compareExamples(a: Example, b: Example): number {
  return rank(a) - rank(b) || compareNames(a.name, b.name);
}

function rank(example: Example): number {
  if (example.errors.length > 0) return 2;
  return useOf(example) === '' ? 0 : 1;
}

function compareProblems(a: Problem, b: Problem): number {
  return compareNames(a.file, b.file) || a.line - b.line || a.column - b.column;
}
