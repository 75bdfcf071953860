import type { DocumentNode, GraphQLError, GraphQLSchema, ValidationRule } from 'graphql';
import { NoDeprecatedCustomRule, validate } from 'graphql';
import { keepConstraints } from 'graphql-docs-reference/graphql';

export interface Diagnostic {
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** Parses and validates as the API does, so that the editor says what a run would say. */
export type ReadDocument = (
  text: string,
  schema: GraphQLSchema,
) => { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

/** All that is wrong with a document and its values, and as warnings the uses of what is deprecated. */
export function diagnose(text: string, schema: GraphQLSchema, read: ReadDocument): Diagnostic[] {
  if (text.trim() === '') return [];
  const result = read(text, schema);
  if ('errors' in result) return result.errors.map((error) => diagnosticOf(error, text, 'error'));
  const broken = (rule: ValidationRule): readonly GraphQLError[] =>
    validate(schema, result.document, [rule], { maxErrors: 20 });
  return [
    ...broken(keepConstraints).map((error) => diagnosticOf(error, text, 'error')),
    ...broken(NoDeprecatedCustomRule).map((error) => diagnosticOf(error, text, 'warning')),
  ];
}

/** At the word where the error begins; at the end of the text, at the last character. */
function diagnosticOf(
  error: GraphQLError,
  text: string,
  severity: Diagnostic['severity'],
): Diagnostic {
  const start = error.positions?.[0] ?? 0;
  const from = Math.min(start, text.trimEnd().length - 1);
  const word =
    /^(?:"(?:\\.|[^"\\\n])*"?|[$@-]?\w+|\.{3}\s*\w*|.)/.exec(text.slice(from))?.[0] ?? '';
  return { from, to: from + word.length, severity, message: error.message };
}
