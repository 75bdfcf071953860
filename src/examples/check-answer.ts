import type { GraphQLSchema } from 'graphql';
import { isEnumType } from 'graphql';
import type { Problem } from '../graphql/problem';
import type { Answer } from '../graphql/requests';
import { suggest } from '../graphql/suggest';
import type { Example } from './example';

/** Errors in an answer that its example did not announce, and announced ones that did not come. */
export function checkAnswer(example: Example, answer: Answer, schema: GraphQLSchema): Problem[] {
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
    const near = suggestCode(value, schema);
    const message = `Unexpected "# error: ${value}", which is not in the answer.${near} Remove the line, or fix the request.`;
    return [{ file, line, column: 1, message }];
  });
  return [...unannounced, ...absent];
}

/** For a failure of the sandbox, which the request doesn't cause, the message has the fix. */
function fix(code: string | undefined): string {
  return ` Fix the request, or announce the error with a line "# error: ${code}".`;
}

function suggestCode(code: string, schema: GraphQLSchema): string {
  const type = schema.getType('ErrorCode');
  const codes = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  return codes.includes(code) ? '' : suggest(code, codes);
}
