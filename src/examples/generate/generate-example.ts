import type { GraphQLSchema } from 'graphql';
import { accessOf } from '../../graphql/contract';
import type { OperationSymbol } from '../../graphql/symbols';
import { translate } from '../../i18n/translate';
import type { PersonaId } from '../../sandbox';
import { exampleFile } from '../check-example';
import type { Example } from '../example';
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
  schema: GraphQLSchema,
  argumentsFor: ArgumentsFor,
): Example {
  const { name, kind, definition } = operation;
  const { query, variables } = generateRequest(operation, schema, argumentsFor);
  const isTaken = kind !== 'query' && Boolean(schema.getQueryType()?.getFields()[name]);
  const place = { name: isTaken ? `${name}.${kind}` : name };
  const file = exampleFile(place, definition);
  const reason = definition.deprecationReason;
  return {
    ...place,
    file,
    sentence: kind === 'subscription' ? sentenceOfSubscription : sentence,
    as: callerFor(operation, schema),
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

/** Somebody who may ask, as far as the schema says so. */
function callerFor({ definition }: OperationSymbol, schema: GraphQLSchema): PersonaId {
  const access = accessOf(schema, definition);
  if (access?.role !== undefined && !['GUEST', 'MEMBER'].includes(access.role)) return 'moderator';
  return access?.space.includes('ADMIN') && !access.space.includes('MEMBER') ? 'admin' : 'member';
}
