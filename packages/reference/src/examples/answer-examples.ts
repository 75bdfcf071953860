import { allErrorCodes } from '../graphql/contract';
import type { Problem } from '../graphql/problem';
import { suggest } from '../graphql/problem';
import type { Answer } from '../graphql/requests';
import { compareNames } from '../graphql/names';
import { checkExample } from './check-example';
import type { AnsweredExample, Example, ExampleFile, ExampleSettings } from './example';
import { isAnswered, requestOf, useOf } from './example';
import { parseExample } from './parse-example';

export interface AnsweredExamples {
  /** In the order in which a page shows them: the plain use, further uses, errors. */
  readonly examples: readonly AnsweredExample[];
  /** Of subscriptions, whose pages show the requests alone. */
  readonly unanswered: readonly Example[];
  /** By file, then by line. */
  readonly problems: readonly Problem[];
}

/**
 * Reads, checks and runs all files of examples. An example that is wrong, or comes
 * after one that is, is not run.
 */
export async function answerExamples(
  files: readonly ExampleFile[],
  settings: ExampleSettings,
): Promise<AnsweredExamples> {
  const { schema, callers, answer, contract = {} } = settings;
  const codes = allErrorCodes(schema, contract);
  const byFile = new Map(files.map((one) => [one.file, one]));
  const parsed = files
    .filter(({ file }) => file.endsWith('.graphql'))
    .map((one) => parseExample(one, byFile.get(one.file.replace(/graphql$/, 'json')), callers));
  const byName = new Map(parsed.map(({ example }) => [example.name, example]));
  const checked = parsed.map(({ example, problems }) => ({
    example,
    before: [...new Set(earlierThan(example, byName))],
    problems: [...problems, ...checkExample(example, settings), ...checkBefore(example, byName)],
  }));
  const faulty = checked.filter((one) => one.problems.length > 0).map(({ example }) => example);
  const sound = checked.filter(
    ({ example, before }) => ![...before, example].some((one) => faulty.includes(one)),
  );
  const runs = await Promise.all(
    sound
      .filter(({ example }) => isAnswered(example))
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
    ...runs.flatMap((example) => checkAnswer(example, example.answer, codes)),
  ];
  return {
    examples: runs.sort(inOrder),
    unanswered: sound
      .map(({ example }) => example)
      .filter((example) => !isAnswered(example))
      .sort(inOrder),
    problems: problems.sort(compareProblems),
  };
}

type ByName = ReadonlyMap<string, Example>;

/** What is wrong with the lines `# after:` of an example, and with any that ask for an answer that it hasn't. */
function checkBefore(example: Example, byName: ByName): Problem[] {
  const { file, name, after, errors } = example;
  if (!isAnswered(example)) {
    return [...after, ...errors].map(({ line }): Problem => {
      const message =
        'Unexpected "# after:" or "# error:" of a subscription, which is shown without an answer. Remove the line.';
      return { file, line, column: 1, message };
    });
  }
  return after.flatMap(({ value, line }): Problem[] => {
    const problem = (message: string): Problem => ({ file, line, column: 1, message });
    const earlier = byName.get(value);
    if (!earlier) {
      const near = suggest(value, byName.keys());
      return [problem(`Unexpected example "${value}", which does not exist.${near}`)];
    }
    if (!isAnswered(earlier))
      return [
        problem(`Unexpected subscription "${value}", which changes nothing. Remove the line.`),
      ];
    if (!earlierThan(earlier, byName).includes(example)) return [];
    return [problem(`Unexpected circle: "${value}" itself comes after "${name}". Remove a line.`)];
  });
}

function earlierThan(
  example: Example,
  byName: ByName,
  trail: readonly Example[] = [],
): readonly Example[] {
  if (trail.includes(example)) return [];
  return example.after.flatMap(({ value }) => {
    const earlier = byName.get(value);
    return earlier ? [...earlierThan(earlier, byName, [...trail, example]), earlier] : [];
  });
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

const inOrder = (a: Example, b: Example): number =>
  rank(a) - rank(b) || compareNames(a.name, b.name);

function rank(example: Example): number {
  if (example.errors.length > 0) return 2;
  return useOf(example) === '' ? 0 : 1;
}

function compareProblems(a: Problem, b: Problem): number {
  return compareNames(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/**
 * Errors in an answer that its example did not announce, and announced ones that did not come.
 *
 * @param allCodes those of the schema, of which one may be meant.
 */
export function checkAnswer(
  example: Example,
  answer: Answer,
  allCodes: readonly string[],
): Problem[] {
  const { file, errors: announced, linesAbove } = example;
  const errors = answer.errors ?? [];
  const codes = errors.map(({ extensions }) => codeOf(extensions));
  const unannounced = errors.flatMap(({ message, locations }, index): Problem[] => {
    const code = codes[index];
    if (announced.some(({ value }) => value === code)) return [];
    const { line, column } = locations?.[0] ?? { line: 1, column: 1 };
    const named = code ?? 'without a code';
    const text = `Unexpected error ${named}: ${message}${code === 'INTERNAL' ? '' : fix(code)}`;
    return [{ file, line: line + linesAbove, column, message: text }];
  });
  const absent = announced.flatMap(({ value, line }): Problem[] => {
    if (codes.includes(value)) return [];
    const near = allCodes.includes(value) ? '' : suggest(value, allCodes);
    const message = `Unexpected "# error: ${value}", which is not in the answer.${near} Remove the line, or fix the request.`;
    return [{ file, line, column: 1, message }];
  });
  return [...unannounced, ...absent];
}

function codeOf(extensions: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const code = extensions?.['code'];
  return typeof code === 'number' ? String(code) : typeof code === 'string' ? code : undefined;
}

/** For a failure of the model, which the request doesn't cause, the message has the fix. */
function fix(code: string | undefined): string {
  if (code === undefined)
    return ' Fix the request, or have the model give its errors "extensions.code", which a line "# error: …" then announces.';
  return ` Fix the request, or announce the error with a line "# error: ${code}".`;
}
