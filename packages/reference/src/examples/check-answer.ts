import type { Problem } from '../graphql/problem';
import type { Answer } from '../graphql/requests';
import { suggest } from '../graphql/suggest';
import type { Example } from './example';

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
  const codes = errors.map(({ extensions }) => String(extensions?.['code']));
  const unannounced = errors.flatMap(({ message, locations }, index): Problem[] => {
    const code = codes[index];
    if (announced.some(({ value }) => value === code)) return [];
    const { line, column } = locations?.[0] ?? { line: 1, column: 1 };
    const text = `Unexpected error ${code}: ${message}${code === 'INTERNAL' ? '' : fix(code)}`;
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

/** For a failure of the model, which the request doesn't cause, the message has the fix. */
function fix(code: string | undefined): string {
  return ` Fix the request, or announce the error with a line "# error: ${code}".`;
}
