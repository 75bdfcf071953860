import type { GraphQLSchema, NameNode, ResolvedSchemaElement } from 'graphql';
import { resolveSchemaCoordinate } from 'graphql';

/** Anything of a schema that a coordinate names. */
interface Definition {
  description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly astNode?: { readonly name: NameNode } | null | undefined;
}

/** What a schema coordinate names; undefined if the schema does not have it. */
export function definitionAt(schema: GraphQLSchema, coordinate: string): Definition | undefined {
  const element = resolveSchemaCoordinate(schema, coordinate);
  return element && definitionOf(element);
}

function definitionOf(element: ResolvedSchemaElement): Definition {
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
