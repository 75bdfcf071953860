import type { GraphQLSchema } from 'graphql';
import { introspectionFromSchema } from 'graphql';

/** The response to an introspection that asks for everything, as JSON. */
export function makeIntrospection(schema: GraphQLSchema): string {
  const data = introspectionFromSchema(schema, {
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  return `${JSON.stringify({ data }, undefined, 1)}\n`;
}
