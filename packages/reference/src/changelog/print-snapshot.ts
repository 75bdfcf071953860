import type {
  ConstDirectiveNode,
  DefinitionNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  GraphQLNamedType,
  GraphQLSchema,
  InputValueDefinitionNode,
  NamedTypeNode,
  OperationTypeDefinitionNode,
  TypeDefinitionNode,
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
      arguments: byName(directive.arguments ?? []),
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

/** What definitions and extensions of a type are made of; each kind has some of it. */
interface Parts {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
  readonly interfaces?: readonly NamedTypeNode[] | undefined;
  readonly fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[] | undefined;
  readonly types?: readonly NamedTypeNode[] | undefined;
  readonly values?: readonly EnumValueDefinitionNode[] | undefined;
}

function mergeType({ astNode, extensionASTNodes }: GraphQLNamedType): TypeDefinitionNode[] {
  if (!astNode) return [];
  const nodes: readonly Parts[] = [astNode, ...extensionASTNodes];
  const merged = {
    ...astNode,
    directives: nodes.flatMap(({ directives = [] }) => directives),
    interfaces: byName(nodes.flatMap(({ interfaces = [] }) => interfaces)),
    fields: byName(nodes.flatMap(({ fields = [] }) => fields)).map((field) =>
      'arguments' in field ? { ...field, arguments: byName(field.arguments ?? []) } : field,
    ),
    types: byName(nodes.flatMap(({ types = [] }) => types)),
    values: nodes.flatMap(({ values = [] }) => values),
  };
  return [merged as TypeDefinitionNode];
}

function byName<T extends { readonly name: { readonly value: string } }>(nodes: readonly T[]): T[] {
  return byKey(nodes, ({ name }) => name.value);
}

/** By code unit, which is the same on every machine. */
function byKey<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}
