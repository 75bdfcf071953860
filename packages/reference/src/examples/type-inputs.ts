import type { GraphQLInputType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  parse,
  typeFromAST,
} from 'graphql';
import type { ClientRequest, Input, InputValue } from './clients/client';

/**
 * The variables of a request with what the schema says of them, in the order of their definitions.
 *
 * @throws Error if the document cannot be read, or does not have the operation.
 */
export function typeInputs(request: ClientRequest, schema: GraphQLSchema): readonly Input[] {
  const { query, operationName, variables = {} } = request;
  const operation = getOperationAST(parse(query), operationName);
  if (!operation) throw new Error('The document does not say which operation is meant.');
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
    const name = variable.name.value;
    if (!(name in variables)) return [];
    const inputType = typeFromAST(schema, type) as GraphQLInputType | undefined;
    const isOptional = defaultValue !== undefined || !isNonNullType(inputType);
    return [{ name, isOptional, value: typeValue(variables[name], inputType) }];
  });
}

function typeValue(value: unknown, nullableType: GraphQLInputType | undefined): InputValue {
  if (value === null || value === undefined) return { kind: 'null' };
  const type = nullableType && getNullableType(nullableType);
  if (isListType(type)) {
    // One value stands for a list of one.
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return { kind: 'list', items: items.map((item) => typeValue(item, type.ofType)) };
  }
  if (isEnumType(type) && typeof value === 'string') {
    return { kind: 'enum', type: type.name, value };
  }
  if (!isInputObjectType(type) || typeof value !== 'object') {
    return { kind: 'scalar', type: type ? getNamedType(type).name : '', value };
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const fields = Object.values(type.getFields()).flatMap((field): Input[] => {
    if (!given.has(field.name)) return [];
    const isOptional = !type.isOneOf && !isRequiredInputField(field);
    return [{ name: field.name, isOptional, value: typeValue(given.get(field.name), field.type) }];
  });
  return { kind: 'object', type: type.name, isOneOf: type.isOneOf, fields };
}
