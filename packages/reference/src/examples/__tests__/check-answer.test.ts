import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../graphql/problem';
import type { Answer } from '../../graphql/requests';
import { checkAnswer } from '../answer-examples';
import { parseExample } from '../parse-example';

const codes = ['NOT_FOUND', 'FORBIDDEN'];

const notFound = {
  message: 'There is no space that you can read.',
  locations: [{ line: 2, column: 3 }],
  extensions: { code: 'NOT_FOUND' },
};

function problems(keys: string, answer: Answer): string[] {
  const text = `# One.\n${keys}\nquery One {\n  a\n}`;
  const { example } = parseExample({ file: 'a.graphql', text }, undefined, []);
  return checkAnswer(example, answer, codes).map(formatProblem);
}

describe('checkAnswer', () => {
  it('accepts an answer without errors, and an error that is announced', () => {
    expect(problems('', { data: { a: 1 } })).toEqual([]);
    expect(problems('# error: NOT_FOUND\n', { errors: [notFound, notFound] })).toEqual([]);
  });

  it('says how an error without a code can be announced', () => {
    expect(problems('', { errors: [{ message: 'No.' }] })).toEqual([
      'a.graphql:3:1 Unexpected error without a code: No. Fix the request, or have the model give its errors "extensions.code", which a line "# error: …" then announces.',
    ]);
  });

  it('places an error that is not announced where it came from', () => {
    const forbidden = { message: 'No.', extensions: { code: 'FORBIDDEN' } };
    expect(problems('# error: FORBIDDEN\n', { errors: [notFound, forbidden] })).toEqual([
      'a.graphql:5:3 Unexpected error NOT_FOUND: There is no space that you can read. Fix the request, or announce the error with a line "# error: NOT_FOUND".',
    ]);
  });

  it('leaves the fix of a failure to its message, because the request is right', () => {
    const failed = { message: 'Add a resolver.', extensions: { code: 'INTERNAL' } };
    expect(problems('', { errors: [failed] })).toEqual([
      'a.graphql:3:1 Unexpected error INTERNAL: Add a resolver.',
    ]);
  });

  it('places an announcement of an error that did not come', () => {
    expect(problems('# error: NOT_FOUND\n# error: FORBIDEN\n', { errors: [notFound] })).toEqual([
      'a.graphql:3:1 Unexpected "# error: FORBIDEN", which is not in the answer. Did you mean "FORBIDDEN"? Remove the line, or fix the request.',
    ]);
  });
});
