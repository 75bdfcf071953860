import type { GraphQLSchema } from 'graphql';
import { definitionAt } from 'graphql-docs-reference/graphql';

/** Puts descriptions into a schema, each at its schema coordinate. */
export function describeSchema(
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
): void {
  for (const [coordinate, description] of Object.entries(texts)) {
    const definition = definitionAt(schema, coordinate);
    if (definition) definition.description = description;
  }
}
