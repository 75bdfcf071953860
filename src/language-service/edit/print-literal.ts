import type { GraphQLInputType } from 'graphql';
import { getNamedType, getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql';

/** A value of variables as a document writes it. */
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
