import type { GraphQLSchema } from 'graphql';
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';

/** Whether a field returns a type, so that clients receive its values. */
export function isReturned(schema: GraphQLSchema, type: string): boolean {
  return Object.values(schema.getTypeMap()).some(
    (owner) =>
      (isObjectType(owner) || isInterfaceType(owner)) &&
      !owner.name.startsWith('__') &&
      Object.values(owner.getFields()).some((field) => getNamedType(field.type).name === type),
  );
}
