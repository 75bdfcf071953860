import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { isInputType, typeFromAST } from 'graphql';
import type { JsonNode } from 'graphql-docs-reference/json';
import { printJson } from 'graphql-docs-reference/json';
import { suggest } from 'graphql-docs-reference/graphql';
import { translate } from 'graphql-docs-reference/i18n';
import type { Fix } from './diagnose';
import { startValue } from './edit/write-field';

interface Faulty {
  readonly text: string;
  /** Where the fault is. */
  readonly node: JsonNode;
  readonly values: Readonly<Record<string, unknown>>;
  readonly operation: OperationDefinitionNode;
  readonly schema: GraphQLSchema;
}

/** What mends a fault of variables, if it is clear what is meant. */
export function fixVariables(message: string, faulty: Faulty): Fix | undefined {
  const unknown = /^Unexpected variable "(\w+)"/.exec(message)?.[1];
  if (unknown !== undefined) return fixUnknown(unknown, message, faulty);
  const missing = /^Variable "\$(\w+)" of required type .* was not provided/.exec(message)?.[1];
  if (missing !== undefined) return fixMissing(missing, faulty);
  const meant = valueMeant(message, faulty.node.value);
  if (meant === undefined) return undefined;
  const { from, to } = faulty.node;
  return {
    label: translate({ id: 'editor.fixes.write', message: 'Write {value}' }, { value: meant }),
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
  return replaceAll(
    translate({ id: 'editor.fixes.rename', message: 'Rename to "{name}"' }, { name: wanted }),
    text,
    Object.fromEntries(renamed),
  );
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
