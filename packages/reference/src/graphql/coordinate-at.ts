import type { DocumentNode, GraphQLSchema } from 'graphql';
import {
  getLocation,
  getNamedType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** What the schema has at a place of a document: a member, or the type that lacks it. */
export function coordinateAt(
  document: DocumentNode,
  schema: GraphQLSchema,
  place: { readonly line: number; readonly column: number },
): { readonly coordinate?: string } {
  let coordinate: string | undefined;
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter: (node) => {
        if (!node.loc) return;
        const { line, column } = getLocation(node.loc.source, node.loc.start);
        // The innermost that begins there and that the schema knows.
        if (line === place.line && column === place.column)
          coordinate = coordinateOf(typeInfo, node.kind) ?? coordinate;
      },
    }),
  );
  return coordinate === undefined ? {} : { coordinate };
}

function coordinateOf(typeInfo: TypeInfo, kind: string): string | undefined {
  const [parent, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
  switch (kind) {
    case 'Field':
      return parent ? `${parent.name}${field ? `.${field.name}` : ''}` : undefined;
    case 'Argument': {
      const argument = typeInfo.getArgument();
      const suffix = argument ? `(${argument.name}:)` : '';
      const directive = typeInfo.getDirective();
      if (directive) return `@${directive.name}${suffix}`;
      return parent && field ? `${parent.name}.${field.name}${suffix}` : undefined;
    }
    case 'ObjectField': {
      const owner = getNamedType(typeInfo.getParentInputType() ?? undefined);
      return isInputObjectType(owner) ? owner.name : undefined;
    }
    case 'EnumValue':
    case 'StringValue':
    case 'IntValue':
    case 'FloatValue':
    case 'BooleanValue':
    case 'NullValue':
    case 'ObjectValue':
      return getNamedType(typeInfo.getInputType() ?? undefined)?.name;
    default:
      return undefined;
  }
}
