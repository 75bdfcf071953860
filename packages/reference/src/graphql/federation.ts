import type { DefinitionNode, ObjectTypeDefinitionNode, ObjectTypeExtensionNode } from 'graphql';
import { Kind, parse, visit } from 'graphql';
import type { Directives } from '../options/contract';

/**
 * The directives of https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/directives,
 * which a subgraph applies and need not define. Their own scalars are strings here.
 */
const known = `
  directive @authenticated on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM
  directive @composeDirective(name: String!) repeatable on SCHEMA
  directive @context(name: String!) repeatable on OBJECT | INTERFACE | UNION
  directive @cost(weight: Int!) on ARGUMENT_DEFINITION | ENUM | FIELD_DEFINITION | INPUT_FIELD_DEFINITION | OBJECT | SCALAR
  directive @extends on OBJECT | INTERFACE
  directive @external(reason: String) on OBJECT | FIELD_DEFINITION
  directive @fromContext(field: String) on ARGUMENT_DEFINITION
  directive @inaccessible on FIELD_DEFINITION | OBJECT | INTERFACE | UNION | ARGUMENT_DEFINITION | SCALAR | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION
  directive @interfaceObject on OBJECT
  directive @key(fields: String!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
  directive @link(url: String!, as: String, for: federation__Any, import: [federation__Any]) repeatable on SCHEMA
  directive @listSize(assumedSize: Int, slicingArguments: [String!], sizedFields: [String!], requireOneSlicingArgument: Boolean = true) on FIELD_DEFINITION
  directive @override(from: String!, label: String) on FIELD_DEFINITION
  directive @policy(policies: [[String!]!]!) on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM
  directive @provides(fields: String!) on FIELD_DEFINITION
  directive @requires(fields: String!) on FIELD_DEFINITION
  directive @requiresScopes(scopes: [[String!]!]!) on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM
  directive @shareable repeatable on FIELD_DEFINITION | OBJECT
  directive @tag(name: String!) repeatable on FIELD_DEFINITION | OBJECT | INTERFACE | UNION | ARGUMENT_DEFINITION | SCALAR | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION | SCHEMA
  scalar federation__Any
`;

/** What a subgraph has for its gateway alone. */
const machinery = {
  fields: ['_entities', '_service'],
  types: ['_Any', '_Entity', '_Service', 'FieldSet', '_FieldSet'],
};

/** A subgraph as its gateway's clients see it, and definitions that it applies without having them. */
export interface Federated {
  readonly definitions: readonly DefinitionNode[];
  /** For the validation alone: pages say nothing of them. */
  readonly assumed: readonly DefinitionNode[];
}

/**
 * Knows the SDL of a subgraph of a federated schema by a directive that it applies and doesn't
 * define. Types may be extended there that others define, and what the gateway alone asks for is
 * left out. Undefined for any other schema.
 */
export function asSubgraph(definitions: readonly DefinitionNode[]): Federated | undefined {
  const assumed = findAssumed(definitions);
  const isMachinery = definitions.some((node) => 'fields' in node && hasMachinery(node));
  if (assumed.length === 0 && !isMachinery) return undefined;
  const own = definitions.filter((node) => !machinery.types.includes(nameOf(node)));
  return { definitions: defineExtended(own.map(withoutMachinery)), assumed };
}

function findAssumed(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const applied = new Set<string>();
  visit(
    { kind: Kind.DOCUMENT, definitions },
    { Directive: ({ name }) => void applied.add(name.value) },
  );
  const defined = new Set(
    definitions.flatMap((node) =>
      node.kind === Kind.DIRECTIVE_DEFINITION ? [node.name.value] : [],
    ),
  );
  const all = parse(known, { noLocation: true }).definitions;
  const found = all.flatMap((node): DefinitionNode[] => {
    if (node.kind !== Kind.DIRECTIVE_DEFINITION) return [];
    const { value } = node.name;
    // Names that are not imported have a prefix.
    const names = [value, `federation__${value}`];
    return names
      .filter((name) => applied.has(name) && !defined.has(name))
      .map((name) => ({ ...node, name: { ...node.name, value: name } }));
  });
  const scalars = all.filter(({ kind }) => kind === Kind.SCALAR_TYPE_DEFINITION);
  return found.length === 0 ? [] : [...found, ...scalars];
}

export function nameOf(node: DefinitionNode): string {
  return 'name' in node ? (node.name?.value ?? '') : '';
}

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

function isObject(node: DefinitionNode): node is ObjectNode {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
}

function hasMachinery(node: DefinitionNode): boolean {
  return (
    isObject(node) && (node.fields ?? []).some(({ name }) => machinery.fields.includes(name.value))
  );
}

function withoutMachinery(node: DefinitionNode): DefinitionNode {
  if (!isObject(node)) return node;
  const fields = node.fields?.filter(({ name }) => !machinery.fields.includes(name.value));
  return { ...node, fields };
}

const definitionKinds = {
  [Kind.OBJECT_TYPE_EXTENSION]: Kind.OBJECT_TYPE_DEFINITION,
  [Kind.INTERFACE_TYPE_EXTENSION]: Kind.INTERFACE_TYPE_DEFINITION,
} as const;

/** The first extension of what no definition here defines becomes one. */
function defineExtended(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const defined = new Set(
    definitions.flatMap((node) => (node.kind.endsWith('TypeDefinition') ? [nameOf(node)] : [])),
  );
  return definitions.map((node): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_EXTENSION && node.kind !== Kind.INTERFACE_TYPE_EXTENSION) {
      return node;
    }
    if (defined.has(node.name.value)) return node;
    defined.add(node.name.value);
    return { ...node, kind: definitionKinds[node.kind] };
  });
}

/** Nobody who reads what is left knows these directives, but those that pages show. */
export function withoutApplications(
  { definitions, assumed }: Federated,
  shown: Directives,
): DefinitionNode[] {
  const names = new Set(assumed.map(nameOf).filter((name) => shown[name] !== 'show'));
  return definitions
    .map(
      (definition): DefinitionNode =>
        visit(definition, {
          Directive: ({ name }) => (names.has(name.value) ? null : undefined),
        }),
    )
    .filter(
      (node) =>
        node.kind !== Kind.SCHEMA_EXTENSION ||
        [...(node.directives ?? []), ...(node.operationTypes ?? [])].length > 0,
    );
}
