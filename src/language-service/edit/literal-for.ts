import type { GraphQLInputType, GraphQLSchema, VariableDefinitionNode } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  print,
  typeFromAST,
} from 'graphql';
import { translate } from '../../i18n/translate';
import type { Variables } from './parse-request';
import { EditFault } from './request';

/** Undefined where there is no value, so that nothing is sent. */
export function literalFor(
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
  values: Variables,
  schema: GraphQLSchema,
): string | undefined {
  const name = variable.name.value;
  const type = typeFromAST(schema, typeNode);
  if (name in values) return printLiteral(values[name], isInputType(type) ? type : undefined);
  if (defaultValue) return print(defaultValue);
  if (isNonNullType(type))
    throw new EditFault(
      translate(
        { id: 'editor.edit.noValue', message: '${variable} has no value yet. Give it one first.' },
        { variable: name },
      ),
    );
  return undefined;
}

export function printLiteral(value: unknown, type: GraphQLInputType | undefined): string {
  const nullable = type && getNullableType(type);
  if (Array.isArray(value)) {
    const item = isListType(nullable) ? nullable.ofType : undefined;
    return `[${value.map((entry) => printLiteral(entry, item)).join(', ')}]`;
  }
  const named = getNamedType(type);
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(named) ? named.getFields() : {};
    const entries = Object.entries(value).map(
      ([key, entry]) => `${key}: ${printLiteral(entry, fields[key]?.type)}`,
    );
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return typeof value === 'string' && isEnumType(named) ? value : JSON.stringify(value);
}
