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

/** Names of the root types. */
export function rootsOf(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => type?.name ?? [],
  );
}

const documentLocations = new Set([
  'QUERY',
  'MUTATION',
  'SUBSCRIPTION',
  'FIELD',
  'FRAGMENT_DEFINITION',
  'FRAGMENT_SPREAD',
  'INLINE_FRAGMENT',
  'VARIABLE_DEFINITION',
]);

/** Whether a directive can be in a client's document, not only in the schema. */
export function isInDocuments(locations: readonly string[] = []): boolean {
  return locations.some((location) => documentLocations.has(location));
}
