import type { GraphQLSchema } from 'graphql';
import { isAbstractType } from 'graphql';

/** Names of the types that a union or an interface can be. */
export function possibleTypes(name: string, schema: GraphQLSchema): string[] {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((one) => one.name) : [];
}
