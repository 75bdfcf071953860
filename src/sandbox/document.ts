import type { DocumentNode, GraphQLSchema } from 'graphql';
import { GraphQLError, Kind, NoFragmentCyclesRule, parse, specifiedRules, validate } from 'graphql';
import { invalidRequest } from './errors';
import { limitFailures, limits, tooLarge } from './limits';

export type Prepared = { readonly document: DocumentNode } | { readonly errors: GraphQLError[] };

/** Reads a document that may be executed, or says with the codes of the platform why none may be. */
export function prepareDocument(query: string, schema: GraphQLSchema): Prepared {
  if (query.length > limits.characters)
    return refused(tooLarge(`has more than ${limits.characters} characters`));
  if (isBlank(query)) return refused(invalidRequest('The document is empty.'));
  try {
    const document = parse(query, { maxTokens: limits.tokens });
    const errors = faultsOf(document, schema);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    return refused(parseFailure(error));
  }
}

/** Cycles come first, because sizes have no end with them, and sizes before all that takes time. */
function faultsOf(document: DocumentNode, schema: GraphQLSchema): GraphQLError[] {
  const cycles = validate(schema, document, [NoFragmentCyclesRule]);
  if (cycles.length > 0) return cycles.map(invalidRequest);
  const failures = limitFailures(document);
  if (failures.length > 0) return failures;
  const faults = validate(schema, document, specifiedRules, { maxErrors: 20 });
  return [...faults.map(invalidRequest), ...subscriptionFaults(document, schema)];
}

function subscriptionFaults({ definitions }: DocumentNode, schema: GraphQLSchema): GraphQLError[] {
  return definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && !schema.getRootType(node.operation)
      ? [invalidRequest(new GraphQLError(`The API has no ${node.operation}s.`, { nodes: node }))]
      : [],
  );
}

function parseFailure(error: unknown): GraphQLError {
  // The parser calls itself for each level, of values too.
  if (error instanceof RangeError) return tooLarge('is nested too deeply');
  if (!(error instanceof GraphQLError)) throw error;
  if (error.message.endsWith('Parsing aborted.'))
    return tooLarge(`has more than ${limits.tokens} tokens`);
  return invalidRequest(error);
}

function isBlank(query: string): boolean {
  return !/[^\s,\uFEFF]/.test(query.replace(/#.*/g, ''));
}

function refused(error: GraphQLError): Prepared {
  return { errors: [error] };
}
