import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { Kind, parse } from 'graphql';
import { checkVariables } from 'graphql-docs-reference/graphql';
import { translate } from 'graphql-docs-reference/i18n';
import type { Diagnostic } from './diagnose';
import { fixVariables } from './fix-variables';
import { isObject } from './is-object';
import type { JsonNode } from 'graphql-docs-reference/json';
import { JsonFault, nodeAt, readJson } from 'graphql-docs-reference/json';

/**
 * All that keeps a text from being the variables of an operation, which is the only one of the
 * document or has the name. Nothing but problems of the JSON where the document does not parse.
 */
export function diagnoseVariables(
  text: string,
  document: string,
  operationName: string | undefined,
  schema: GraphQLSchema,
): Diagnostic[] {
  const operation = findOperation(document, operationName);
  try {
    const root: JsonNode =
      text.trim() === ''
        ? { from: 0, to: text.length, value: {}, children: new Map() }
        : readJson(text);
    if (!isObject(root.value))
      return [
        fault(
          root,
          translate({
            id: 'editor.problems.noObject',
            message: 'Unexpected value, expected an object.',
          }),
        ),
      ];
    if (!operation) return [];
    const { value } = root;
    return checkVariables(value, operation, schema).map(({ path, message }) => {
      const node = nodeAt(root, [...path, ...pathWithin(message)]);
      const fix = fixVariables(message, { text, node, values: value, operation, schema });
      return { ...fault(node, message), ...(fix && { fix }) };
    });
  } catch (error) {
    if (error instanceof JsonFault) return [fault(error.place, error.message)];
    throw error;
  }
}

function findOperation(
  document: string,
  name: string | undefined,
): OperationDefinitionNode | undefined {
  try {
    const { definitions } = parse(document);
    const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    return operations.find((node) => node.name?.value === name) ?? operations[0];
  } catch {
    return undefined;
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
