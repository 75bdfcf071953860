import type { GraphQLSchema } from 'graphql';
import { placeOf } from '../../graphql/place-of';
import type { Problem } from '../../graphql/problem';
import type { AnswerRequests } from '../../graphql/requests';
import { isOperation, listSymbols } from '../../graphql/symbols';
import { checkExample } from '../check-example';
import type { AnsweredExample, Example } from '../example';
import { isOf, requestOf } from '../example';
import { generateExample } from './generate-example';
import type { ArgumentsFor } from './generate-request';

export interface GeneratedExamples {
  readonly examples: readonly AnsweredExample[];
  /** Of subscriptions: nothing pushes their answers, so their pages show the requests alone. */
  readonly unanswered: readonly Example[];
  /** Where to write an example in the place of each; no errors, for the pages have one. */
  readonly toWrite: readonly Problem[];
  /** Why an operation has none. */
  readonly faults: readonly Problem[];
}

/** Generates an example of each operation that has no other, and answers it. */
export async function answerGenerated(
  written: readonly Example[],
  schema: GraphQLSchema,
  answer: AnswerRequests,
  argumentsFor: ArgumentsFor,
): Promise<GeneratedExamples> {
  const examples: AnsweredExample[] = [];
  const unanswered: Example[] = [];
  const toWrite: Problem[] = [];
  const faults: Problem[] = [];
  for (const operation of listSymbols(schema).filter(isOperation)) {
    if (written.some((example) => isOf(example, operation))) continue;
    const example = generateExample(operation, schema, argumentsFor);
    const [fault] = checkExample(example, schema);
    const place = placeOf(operation.definition.astNode?.name);
    if (fault) {
      faults.push({ ...place, message: `No example of ${operation.coordinate}: ${fault.message}` });
      continue;
    }
    if (operation.kind === 'subscription') {
      unanswered.push(example);
      continue;
    }
    const answered = await answer([requestOf(example)]);
    const codes = (answered.errors ?? []).map(({ extensions }) => String(extensions?.['code']));
    const errors = [...new Set(codes)].map((value) => ({ value, line: 1 }));
    examples.push({ ...example, errors, before: [], answer: answered });
    toWrite.push({
      ...place,
      message: `${operation.coordinate} has a generated example. Write ${example.file} to show a real use: see schema/README.md.`,
    });
  }
  return { examples, unanswered, toWrite, faults };
}
