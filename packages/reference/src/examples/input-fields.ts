import type { GraphQLInputType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { PersonaRequest } from '../graphql/requests';

/** Coordinates of the input fields that a request sets, in its document or in its variables. */
export function findInputFields(
  { query, variables = {} }: PersonaRequest,
  schema: GraphQLSchema,
): string[] {
  const found: string[] = [];
  const typeInfo = new TypeInfo(schema);
  visit(
    parse(query),
    visitWithTypeInfo(typeInfo, {
      VariableDefinition: ({ type: node, variable }) => {
        const type = typeFromAST(schema, node);
        if (isInputType(type)) found.push(...fieldsOfValue(variables[variable.name.value], type));
      },
      ObjectField: ({ name }) => {
        const parent = getNamedType(typeInfo.getParentInputType() ?? undefined);
        if (parent) found.push(`${parent.name}.${name.value}`);
      },
    }),
  );
  return found;
}

function fieldsOfValue(value: unknown, type: GraphQLInputType): string[] {
  if (isNonNullType(type)) return fieldsOfValue(value, type.ofType);
  if (isListType(type)) {
    return [value].flat().flatMap((item) => fieldsOfValue(item, type.ofType));
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return [];
  const fields = type.getFields();
  return Object.entries(value).flatMap(([name, item]) => {
    const field = fields[name];
    return field ? [`${type.name}.${name}`, ...fieldsOfValue(item, field.type)] : [];
  });
}
