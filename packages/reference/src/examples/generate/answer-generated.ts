import type { Contract } from '../../options/contract';
import { placeOf } from '../../graphql/place-of';
import type { Problem } from '../../graphql/problem';
import { isOperation, listSymbols } from '../../graphql/symbols';
import { checkExample } from '../check-example';
import type { AnsweredExample, Example, ExampleSettings } from '../example';
import { groupByOperation, requestOf } from '../example';
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
  settings: ExampleSettings,
  argumentsFor: ArgumentsFor,
  contract: Contract = {},
): Promise<GeneratedExamples> {
  const { schema, answer } = settings;
  const examples: AnsweredExample[] = [];
  const unanswered: Example[] = [];
  const toWrite: Problem[] = [];
  const faults: Problem[] = [];
  const writtenOf = groupByOperation(written);
  for (const operation of listSymbols(schema).filter(isOperation)) {
    if (writtenOf(operation).length > 0) continue;
    const example = generateExample(operation, settings, argumentsFor, contract);
    const [fault] = checkExample(example, settings);
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
