import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getVariableValues } from 'graphql/execution/values';
import type { ValueFault } from './check-response';
import { suggest } from './suggest';

/** All that keeps `values` from being the variables of an operation. */
export function checkVariables(
  values: Readonly<Record<string, unknown>>,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): ValueFault[] {
  const definitions = operation.variableDefinitions ?? [];
  const names = definitions.map(({ variable }) => variable.name.value);
  const unknown = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      path: [name],
      message: `Unexpected variable "${name}", which the operation does not declare.${suggest(name, names)}`,
    }));
  const { errors = [] } = getVariableValues(schema, definitions, values);
  const invalid = errors.map(({ message }) => {
    const name = /^Variable "\$(\w+)"/.exec(message)?.[1] ?? '';
    return { path: name in values ? [name] : [], message };
  });
  return [...unknown, ...invalid];
}
