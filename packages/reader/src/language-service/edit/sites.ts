import type {
  DocumentNode,
  FieldNode,
  GraphQLCompositeType,
  GraphQLSchema,
  InlineFragmentNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { getNamedType, isAbstractType, isCompositeType, Kind, OperationTypeNode } from 'graphql';
import { visitTyped } from 'graphql-docs-reference/graphql';
import type { Executable } from './definitions';
import { currentDefinition, executables } from './definitions';

/** Where fields can be selected: a selection set, or a field that has none yet and needs one. */
export interface SelectionSite {
  readonly type: GraphQLCompositeType;
  readonly definition: Executable;
  readonly set: SelectionSetNode | undefined;
  /** The field, fragment or definition whose selections they are. */
  readonly owner: Executable | Exclude<SelectionNode, { kind: Kind.FRAGMENT_SPREAD }>;
  readonly from: number;
  readonly to: number;
}

/** All sites of a document, those first that a reader with the cursor at an offset means. */
export function sitesFrom(
  document: DocumentNode,
  cursor: number,
  schema: GraphQLSchema,
): SelectionSite[] {
  const current = currentDefinition(document, cursor);
  if (!current) return [];
  const rank = (site: SelectionSite): number => {
    if (site.definition !== current) return site.definition.kind === current.kind ? 2e9 : 1e9;
    const isAround = site.from <= cursor && cursor <= site.to;
    // Those around the cursor from the inside, then the nearest.
    if (isAround) return site.to - site.from;
    return 1e8 + Math.min(Math.abs(site.from - cursor), Math.abs(site.to - cursor));
  };
  return sitesOf(document, schema).sort((one, other) => rank(one) - rank(other));
}

/** Where a field of a type is put: root fields anywhere, others in what is being written. */
export function siteOf(
  type: string,
  sites: readonly SelectionSite[],
  schema: GraphQLSchema,
): SelectionSite | undefined {
  const found = sites.filter((site) => site.type.name === type);
  const definition = sites[0]?.definition;
  return rootKindOf(type, schema) ? found[0] : found.find((site) => site.definition === definition);
}

/** The kind of operation that begins with a type; undefined for most types. */
export function rootKindOf(type: string, schema: GraphQLSchema): OperationTypeNode | undefined {
  return Object.values(OperationTypeNode).find((kind) => schema.getRootType(kind)?.name === type);
}

/** Where an inline fragment on a type is put: in what can be of that type. */
export function siteFor(
  type: string,
  sites: readonly SelectionSite[],
  schema: GraphQLSchema,
): SelectionSite | undefined {
  const possible = schema.getType(type);
  return sites.find(
    (site) =>
      site.definition === sites[0]?.definition &&
      isAbstractType(site.type) &&
      isCompositeType(possible) &&
      schema.getPossibleTypes(site.type).some((one) => one.name === possible.name),
  );
}

export function fieldsOf({ set }: SelectionSite, name: string): FieldNode[] {
  return (set?.selections ?? []).filter(
    (node): node is FieldNode => node.kind === Kind.FIELD && node.name.value === name,
  );
}

export function fragmentsOn({ set }: SelectionSite, type: string): InlineFragmentNode[] {
  return (set?.selections ?? []).filter(
    (node): node is InlineFragmentNode =>
      node.kind === Kind.INLINE_FRAGMENT && node.typeCondition?.name.value === type,
  );
}

/** Of the fields of a name the one at the cursor, or the first. */
export function fieldAt(site: SelectionSite, name: string, cursor: number): FieldNode | undefined {
  const nodes = fieldsOf(site, name);
  return nodes.find(({ loc }) => loc && loc.start <= cursor && cursor <= loc.end) ?? nodes[0];
}

function sitesOf(document: DocumentNode, schema: GraphQLSchema): SelectionSite[] {
  return executables(document).flatMap((definition) => {
    const sites: SelectionSite[] = [];
    const add = (owner: SelectionSite['owner'], type: unknown): void => {
      const set = owner.selectionSet;
      const place = set?.loc ?? owner.loc;
      if (!isCompositeType(type) || !place) return;
      const isBare = set === undefined;
      const from = isBare ? place.end : place.start;
      sites.push({ type, definition, set, owner, from, to: place.end });
    };
    visitTyped(definition, schema, (types) => {
      const enter = (node: SelectionSite['owner']): undefined => {
        add(node, getNamedType(types.getType()));
        return undefined;
      };
      return {
        OperationDefinition: { enter },
        FragmentDefinition: { enter },
        InlineFragment: { enter },
        Field: { enter },
      };
    });
    return sites;
  });
}
