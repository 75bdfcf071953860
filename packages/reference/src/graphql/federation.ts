import type {
  DefinitionNode,
  ObjectTypeDefinitionNode,
  ObjectTypeExtensionNode,
  ASTNode,
  ConstDirectiveNode,
} from 'graphql';
import { Kind, parse, print, visit } from 'graphql';
import type { Directives } from '../options/contract';
import { namedType } from './names';

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

const names = new Set(Array.from(known.matchAll(/directive @(\w+)/g), ([, name]) => name));

/** Whether a subgraph can apply a directive without its definition; those not imported have a prefix. */
export function isOfFederation(directive: string): boolean {
  return names.has(directive.replace(/^federation__/, ''));
}

/** What a supergraph says of its subgraphs and their addresses: https://specs.apollo.dev/join */
function isRouting(node: DefinitionNode): boolean {
  const isLink = node.kind === Kind.DIRECTIVE_DEFINITION && /^(?:core|link)$/.test(node.name.value);
  return isLink || /^(?:core|join|link)__/.test(nameOf(node));
}

/** What a subgraph has for its gateway alone. */
const machinery = {
  fields: ['_entities', '_service'],
  types: ['_Any', '_Entity', '_Service', 'FieldSet', '_FieldSet'],
};

/** A subgraph or a supergraph as the gateway's clients see it, and definitions that it applies without having them. */
export interface Federated {
  readonly definitions: readonly DefinitionNode[];
  /** For the validation alone: pages say nothing of them. */
  readonly assumed: readonly DefinitionNode[];
}

/**
 * Knows the SDL of a subgraph of a federated schema by a directive that it applies and doesn't
 * define. Types may be extended there that others define, and what the gateway alone asks for is
 * left out. The same of a supergraph, which is composed of them. Undefined for any other schema.
 */
export function asSubgraph(definitions: readonly DefinitionNode[]): Federated | undefined {
  const routing = definitions.filter(isRouting);
  if (routing.some((node) => nameOf(node) === 'join__type'))
    return { definitions: definitions.filter((node) => !isRouting(node)), assumed: routing };
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

function nameOf(node: DefinitionNode): string {
  return 'name' in node ? (node.name?.value ?? '') : '';
}

function isObject(
  node: DefinitionNode,
): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode {
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

/**
 * Definitions without those that carry one of the directives, and without what cannot be there
 * without them: members of a hidden type, and types of which nothing is left.
 */
export function hideMembers(
  definitions: readonly DefinitionNode[],
  directives: ReadonlySet<string>,
): readonly DefinitionNode[] {
  const isMarked = (node: ASTNode): boolean =>
    'directives' in node &&
    (node.directives as readonly ConstDirectiveNode[]).some(({ name }) =>
      directives.has(name.value),
    );
  const gone = new Set(definitions.filter((node) => isType(node) && isMarked(node)).map(nameOf));
  let left = definitions.map((node) => leaveOut(node, isMarked));
  for (let before = -1; before !== gone.size; ) {
    before = gone.size;
    left = left
      .filter((node) => !isType(node) || !gone.has(nameOf(node)))
      .map((node) => leaveOut(node, (member) => gone.has(typeOf(member))));
    for (const name of emptied(left, definitions)) gone.add(name);
  }
  return left;
}

function leaveOut(node: DefinitionNode, isHidden: (member: ASTNode) => boolean): DefinitionNode {
  const drop = (member: ASTNode): null | undefined => (isHidden(member) ? null : undefined);
  return visit(node, {
    FieldDefinition: drop,
    InputValueDefinition: drop,
    EnumValueDefinition: drop,
    // Of interfaces and unions; the types of members are theirs.
    NamedType: (type, _key, parent) => (Array.isArray(parent) ? drop(type) : undefined),
  });
}

/** Name of the type of a field or an input, or of what a union or an interface names. */
function typeOf(member: ASTNode): string {
  if (member.kind === Kind.NAMED_TYPE) return member.name.value;
  return member.kind === Kind.FIELD_DEFINITION || member.kind === Kind.INPUT_VALUE_DEFINITION
    ? namedType(print(member.type))
    : '';
}

function isType(node: DefinitionNode): boolean {
  return /Type(?:Definition|Extension)$/.test(node.kind);
}

/** Types that had members in one of their definitions, and have none in any now. */
function emptied(left: readonly DefinitionNode[], all: readonly DefinitionNode[]): string[] {
  const countsOf = (nodes: readonly DefinitionNode[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const node of nodes) {
      if (!isType(node)) continue;
      counts.set(nameOf(node), (counts.get(nameOf(node)) ?? 0) + countMembers(node));
    }
    return counts;
  };
  const had = countsOf(all);
  return [...countsOf(left)].flatMap(([name, count]) =>
    count === 0 && (had.get(name) ?? 0) > 0 ? [name] : [],
  );
}

function countMembers(node: DefinitionNode): number {
  if ('fields' in node) return node.fields?.length ?? 0;
  if ('values' in node) return node.values?.length ?? 0;
  return 'types' in node ? (node.types?.length ?? 0) : 0;
}
