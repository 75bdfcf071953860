import type { GraphQLSchema } from 'graphql';
import { isObjectType, Kind, parse, print } from 'graphql';
import type { Example } from '../example';
import type { ArgumentsFor } from './generate-request';

/**
 * Gives arguments the values that variables of their name and type have in written examples, which
 * name what there is in the model.
 */
export function writtenArguments(
  examples: readonly Example[],
  schema: GraphQLSchema,
  argumentsFor: ArgumentsFor,
): ArgumentsFor {
  const known = new Map(examples.flatMap(variablesOf));
  return (typeName, fieldName) => {
    const type = schema.getType(typeName);
    const args = isObjectType(type) ? type.getFields()[fieldName]?.args : undefined;
    const written = (args ?? []).flatMap(({ name, type: of }): [string, unknown][] => {
      const key = `${name}: ${String(of)}`;
      return known.has(key) ? [[name, known.get(key)]] : [];
    });
    return { ...argumentsFor(typeName, fieldName), ...Object.fromEntries(written) };
  };
}

function variablesOf({ query, variables }: Example): [string, unknown][] {
  return parse(query).definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return [];
    return (node.variableDefinitions ?? []).map(({ variable, type }): [string, unknown] => {
      const name = variable.name.value;
      return [`${name}: ${print(type)}`, variables?.values[name]];
    });
  });
}
