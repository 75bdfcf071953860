import type { FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { isInputType, Kind, parse, typeFromAST } from 'graphql';
import { checkVariableConstraints, checkVariables, suggest } from 'graphql-docs-reference/graphql';
import type { JsonNode } from 'graphql-docs-reference/json';
import { JsonFault, nodeAt, printJson, readJson } from 'graphql-docs-reference/json';
import type { Diagnostic, Fix } from './diagnose';
import { startValue } from './edit/write-field';
import { isObject } from './edit/request';
import { t } from '../t';

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
    return faults.map(({ path, message }) => {
      const node = nodeAt(root, [...path, ...pathWithin(message)]);
      const fix = fixVariables(message, { text, node, values: value, operation, schema });
      return { ...fault(node, message), ...(fix && { fix }) };
    });
  } catch (error) {
    if (error instanceof JsonFault) return [fault(error.place, error.message)];
    throw error;
  }
}

interface FoundOperation {
  readonly operation: OperationDefinitionNode | undefined;
  readonly fragments: readonly FragmentDefinitionNode[];
}

function findOperation(document: string, name: string | undefined): FoundOperation {
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

interface Faulty {
  readonly text: string;
  /** Where the fault is. */
  readonly node: JsonNode;
  readonly values: Readonly<Record<string, unknown>>;
  readonly operation: OperationDefinitionNode;
  readonly schema: GraphQLSchema;
}

/** What mends a fault of variables, if it is clear what is meant. */
function fixVariables(message: string, faulty: Faulty): Fix | undefined {
  const unknown = /^Unexpected variable "(\w+)"/.exec(message)?.[1];
  if (unknown !== undefined) return fixUnknown(unknown, message, faulty);
  const missing = /^Variable "\$(\w+)" of required type .* was not provided/.exec(message)?.[1];
  if (missing !== undefined) return fixMissing(missing, faulty);
  const meant = valueMeant(message, faulty.node.value);
  if (meant === undefined) return undefined;
  const { from, to } = faulty.node;
  return {
    label: t('editor.fixes.write', { value: meant }),
    from,
    to,
    insert: meant,
  };
}

function fixUnknown(name: string, message: string, { text, values }: Faulty): Fix {
  const wanted = /Did you mean "(\w+)"/.exec(message)?.[1];
  const entries = Object.entries(values);
  if (wanted === undefined || wanted in values) {
    const rest = entries.filter(([key]) => key !== name);
    return replaceAll(`Remove "${name}"`, text, Object.fromEntries(rest));
  }
  return rename(name, wanted, { text, values });
}

function rename(
  name: string,
  wanted: string,
  { text, values }: Pick<Faulty, 'text' | 'values'>,
): Fix {
  const renamed = Object.entries(values).map(
    ([key, value]) => [key === name ? wanted : key, value] as const,
  );
  return replaceAll(t('editor.fixes.rename', { name: wanted }), text, Object.fromEntries(renamed));
}

/** A value that is there under a similar name is meant, and otherwise a new one. */
function fixMissing(name: string, faulty: Faulty): Fix | undefined {
  const { text, values, operation, schema } = faulty;
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const misspelt = Object.keys(values).find(
    (key) => !names.includes(key) && suggest(key, names).includes(`"${name}"`),
  );
  if (misspelt !== undefined) return rename(misspelt, name, faulty);
  const definition = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === name,
  );
  const type = definition && typeFromAST(schema, definition.type);
  if (!isInputType(type)) return undefined;
  return replaceAll(`Add "${name}"`, text, { ...values, [name]: startValue({ type }) });
}

function replaceAll(label: string, text: string, values: Readonly<Record<string, unknown>>): Fix {
  return { label, from: 0, to: text.length, insert: printJson(values) };
}

/** The same value as JSON writes those of the type that is wanted. */
function valueMeant(message: string, value: unknown): string | undefined {
  const meant = /Did you mean the enum value "(\w+)"/.exec(message)?.[1];
  if (meant !== undefined) return JSON.stringify(meant);
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  if (message.includes('String cannot represent') && isScalar) {
    return JSON.stringify(String(value));
  }
  if (typeof value !== 'string') return undefined;
  if (message.includes('Boolean cannot represent')) return /^(?:true|false)$/.exec(value)?.[0];
  if (message.includes('Int cannot represent')) return /^-?(?:0|[1-9]\d*)$/.exec(value)?.[0];
  if (!message.includes('Float cannot represent')) return undefined;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.exec(value)?.[0];
}
