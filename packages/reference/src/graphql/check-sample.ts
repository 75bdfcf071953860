import type { DocumentNode, GraphQLSchema } from 'graphql';
import {
  getLocation,
  GraphQLError,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql';

/** A problem of a sample, at a place within it; lines and columns count from 1. */
export interface SampleFault {
  readonly line: number;
  readonly column: number;
  readonly rule: 'parse' | 'validate' | 'deprecated' | 'unnamed';
  readonly message: string;
}

/**
 * All that is wrong with an executable document. A sample is complete: it parses, is valid against
 * the schema, uses nothing deprecated, and each of its operations has a name.
 */
export function checkSample(text: string, schema: GraphQLSchema): SampleFault[] {
  const source = new Source(text);
  let document: DocumentNode;
  try {
    document = parse(source);
  } catch (error) {
    return [faultOf('parse', error)];
  }
  const faults = validate(schema, document, specifiedRules, { maxErrors: 20 }).map((error) =>
    faultOf('validate', error),
  );
  const deprecated = validate(schema, document, [NoDeprecatedCustomRule]).map((error) =>
    faultOf('deprecated', error),
  );
  const unnamed = document.definitions.flatMap((node): SampleFault[] => {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.name) return [];
    const place = node.loc ? getLocation(source, node.loc.start) : { line: 1, column: 1 };
    const message = 'Unexpected operation without a name, expected a name for what it does.';
    return [{ ...place, rule: 'unnamed', message }];
  });
  return [...faults, ...deprecated, ...unnamed];
}

function faultOf(rule: SampleFault['rule'], error: unknown): SampleFault {
  if (!(error instanceof GraphQLError)) throw error;
  const { line, column } = error.locations?.[0] ?? { line: 1, column: 1 };
  return { line, column, rule, message: error.message };
}
