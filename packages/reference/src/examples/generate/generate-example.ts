import { accessOf } from '../../graphql/contract';
import type { OperationSymbol } from '../../graphql/symbols';
import { translate } from '../../i18n/translate';
import type { Contract } from '../../options/contract';
import { exampleFile } from '../check-example';
import { defaultCaller, findCaller } from '../callers';
import type { Example, ExampleSettings } from '../example';
import { printJson } from '../../json/print-json';
import type { ArgumentsFor } from './generate-request';
import { generateRequest } from './generate-request';

const sentence = translate({
  id: 'example.generated',
  message: 'Generated example: the request follows from the schema, and its values are made up.',
});
const sentenceOfSubscription = translate({
  id: 'example.generated.subscription',
  message:
    'Generated example: the request follows from the schema. It is not run, since its answers come with events.',
});

/** An example of an operation that nobody has written one for, as if a file had it. */
export function generateExample(
  operation: OperationSymbol,
  { schema, callers, dir }: Omit<ExampleSettings, 'answer'>,
  argumentsFor: ArgumentsFor,
  contract: Contract,
): Example {
  const { name, kind, definition } = operation;
  const { query, variables } = generateRequest(operation, schema, argumentsFor);
  const isTaken = kind !== 'query' && Boolean(schema.getQueryType()?.getFields()[name]);
  const place = { name: isTaken ? `${name}.${kind}` : name };
  const file = exampleFile(place, definition, dir);
  const reason = definition.deprecationReason;
  const callerId = contract.access?.callerFor?.(accessOf(schema, definition, contract));
  return {
    ...place,
    file,
    sentence: kind === 'subscription' ? sentenceOfSubscription : sentence,
    as: (findCaller(callers, callerId ?? '') ?? defaultCaller(callers))?.id ?? '',
    errors: [],
    deprecated: reason == null ? undefined : { value: reason, line: 1 },
    after: [],
    query,
    linesAbove: 0,
    variables: variables && {
      file: file.replace(/graphql$/, 'json'),
      text: printJson(variables),
      values: variables,
    },
  };
}
