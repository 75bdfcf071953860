import type { GraphQLSchema, ResolvedSchemaElement } from 'graphql';
import { resolveSchemaCoordinate } from 'graphql';

/** Puts descriptions into a schema, each at its schema coordinate. */
export function describeSchema(
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
): void {
  for (const [coordinate, description] of Object.entries(texts)) {
    const element = resolveSchemaCoordinate(schema, coordinate);
    if (element) definitionOf(element).description = description;
  }
}

function definitionOf(element: ResolvedSchemaElement): {
  description?: string | null | undefined;
} {
  switch (element.kind) {
    case 'NamedType':
      return element.type;
    case 'Field':
      return element.field;
    case 'InputField':
      return element.inputField;
    case 'EnumValue':
      return element.enumValue;
    case 'FieldArgument':
      return element.fieldArgument;
    case 'Directive':
      return element.directive;
    case 'DirectiveArgument':
      return element.directiveArgument;
  }
}
