import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { OperationField } from './symbols';

/**
 * The object type that an operation is about: what it returns, what the list it returns holds, or,
 * where it returns a scalar or a mere result, the type whose name the operation's name ends with.
 */
export function mainTypeOf(schema: GraphQLSchema, operation: OperationField): string | undefined {
  const type = itemType(getNamedType(operation.type));
  if (isObjectType(type) && Object.keys(type.getFields()).length > 2) return type.name;
  return nameWithin(schema, operation.name);
}

/** Type of the entries of a page of a list, as in `BookPage.items`; otherwise the type itself. */
function itemType(type: GraphQLNamedType): GraphQLNamedType {
  if (!isObjectType(type)) return type;
  const data = type.getFields()['data'];
  if (!data) return type;
  const inner = isNonNullType(data.type) ? data.type.ofType : data.type;
  return isListType(inner) ? getNamedType(inner) : type;
}

function nameWithin(schema: GraphQLSchema, operation: string): string | undefined {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .map((type) => type.name)
    .filter((type) => name.endsWith(type))
    .sort((a, b) => b.length - a.length)[0];
}
