import type { DocumentNode, GraphQLError, GraphQLSchema, ValidationRule } from 'graphql';
import { Kind, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import {
  checkVariableConstraints,
  checkVariables,
  isObject,
  keepConstraints,
} from 'graphql-docs-reference/graphql';
import type { JsonNode } from 'graphql-docs-reference/json';
import { JsonFault, nodeAt, readJson } from 'graphql-docs-reference/json';
import { t } from '../t';

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

/** What is wrong with the variables of an operation; only their JSON if the document is broken. */
export function diagnoseVariables(
  text: string,
  document: string,
  operationName: string | undefined,
  schema: GraphQLSchema,
): Diagnostic[] {
  const { operation, fragments } = findOperation(document, operationName);
  try {
    const root: JsonNode =
      text.trim() === ''
        ? { from: 0, to: text.length, value: {}, children: new Map() }
        : readJson(text);
    if (!isObject(root.value)) return [fault(root, t('editor.problems.noObject'))];
    if (!operation) return [];
    const { value } = root;
    const faults = checkVariables(value, operation, schema);
    if (faults.length === 0)
      return checkVariableConstraints(value, [operation, ...fragments], schema).map(
        ({ path, message }) => fault(nodeAt(root, path), message),
      );
    return faults.map(({ path, message }) =>
      fault(nodeAt(root, [...path, ...pathWithin(message)]), message),
    );
  } catch (error) {
    if (error instanceof JsonFault) return [fault(error.place, error.message)];
    throw error;
  }
}

function findOperation(document: string, name: string | undefined) {
  try {
    const { definitions } = parse(document);
    const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    return {
      operation: operations.find((node) => node.name?.value === name) ?? operations[0],
      fragments: definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION),
    };
  } catch {
    return { operation: undefined, fragments: [] };
  }
}

/** The message of graphql names the place within a value: `at "input.tags[0]"`. */
function pathWithin(message: string): (string | number)[] {
  const path = / at "\w+((?:[^\w"][^"]*)?)";/.exec(message)?.[1] ?? '';
  return [...path.matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
}

function fault({ from, to }: Pick<Diagnostic, 'from' | 'to'>, message: string): Diagnostic {
  return { from, to, severity: 'error', message };
}
