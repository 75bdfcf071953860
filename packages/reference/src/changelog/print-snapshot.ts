import type {
  ConstDirectiveNode,
  DefinitionNode,
  FieldDefinitionNode,
  GraphQLNamedType,
  GraphQLSchema,
  InputValueDefinitionNode,
  NamedTypeNode,
  OperationTypeDefinitionNode,
  TypeDefinitionNode,
  TypeExtensionNode,
} from 'graphql';
import { Kind, print } from 'graphql';

/**
 * Prints the SDL of a schema as a release keeps it: one document with extensions merged, and with
 * the directives that it applies, which `printSchema` leaves out. Where a definition stands in the
 * files of the schema makes no difference. The order of values and error codes does: roles are
 * ranked by the order of their enum.
 */
export function printSnapshot(schema: GraphQLSchema): string {
  const definitions: DefinitionNode[] = [
    ...schemaDefinition(schema),
    ...byName(schema.getDirectives().flatMap(({ astNode }) => astNode ?? [])).map((directive) => ({
      ...directive,
      arguments: sortInputs(directive.arguments),
      locations: byKey(directive.locations, ({ value }) => value),
    })),
    ...byName(Object.values(schema.getTypeMap()).flatMap(mergeType)),
  ];
  return `${print({ kind: Kind.DOCUMENT, definitions })}\n`;
}

function schemaDefinition(schema: GraphQLSchema): DefinitionNode[] {
  const { astNode } = schema;
  if (!astNode) return [];
  const nodes = [astNode, ...schema.extensionASTNodes];
  const operationTypes = nodes.flatMap((node): readonly OperationTypeDefinitionNode[] => {
    return node.operationTypes ?? [];
  });
  return [
    { ...astNode, operationTypes, directives: nodes.flatMap(({ directives }) => directives ?? []) },
  ];
}

function mergeType(type: GraphQLNamedType): TypeDefinitionNode[] {
  const { astNode } = type;
  if (!astNode) return [];
  const nodes: (TypeDefinitionNode | TypeExtensionNode)[] = [astNode, ...type.extensionASTNodes];
  const directives = nodes.flatMap((node): readonly ConstDirectiveNode[] => node.directives ?? []);
  switch (astNode.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION: {
      const interfaces = nodes.flatMap((node): readonly NamedTypeNode[] =>
        'interfaces' in node ? (node.interfaces ?? []) : [],
      );
      const fields = nodes.flatMap(fieldsOf).map((field) => ({
        ...field,
        arguments: sortInputs(field.arguments),
      }));
      return [{ ...astNode, directives, interfaces: byName(interfaces), fields: byName(fields) }];
    }
    case Kind.UNION_TYPE_DEFINITION: {
      const types = nodes.flatMap((node): readonly NamedTypeNode[] =>
        'types' in node ? (node.types ?? []) : [],
      );
      return [{ ...astNode, directives, types: byName(types) }];
    }
    case Kind.ENUM_TYPE_DEFINITION: {
      const values = nodes.flatMap((node) => ('values' in node ? (node.values ?? []) : []));
      return [{ ...astNode, directives, values }];
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
      return [{ ...astNode, directives, fields: sortInputs(nodes.flatMap(inputFieldsOf)) }];
    }
    case Kind.SCALAR_TYPE_DEFINITION:
      return [{ ...astNode, directives }];
  }
}

type TypeNode = TypeDefinitionNode | TypeExtensionNode;

function fieldsOf(node: TypeNode): readonly FieldDefinitionNode[] {
  return 'fields' in node
    ? (node.fields ?? []).filter((field) => field.kind === Kind.FIELD_DEFINITION)
    : [];
}

function inputFieldsOf(node: TypeNode): readonly InputValueDefinitionNode[] {
  return 'fields' in node
    ? (node.fields ?? []).filter((field) => field.kind === Kind.INPUT_VALUE_DEFINITION)
    : [];
}

function sortInputs(
  nodes: readonly InputValueDefinitionNode[] = [],
): readonly InputValueDefinitionNode[] {
  return byName(nodes);
}

function byName<T extends { readonly name: { readonly value: string } }>(nodes: readonly T[]): T[] {
  return byKey(nodes, ({ name }) => name.value);
}

/** By code unit, which is the same on every machine. */
function byKey<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}
