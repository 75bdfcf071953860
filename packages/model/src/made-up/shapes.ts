import type {
  GraphQLCompositeType,
  GraphQLField,
  GraphQLFieldMap,
  GraphQLObjectType,
  GraphQLOutputType,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { lowerFirst } from './names';

export type Field = GraphQLField<unknown, unknown>;

type Fields = GraphQLFieldMap<unknown, unknown>;

/** How an object holds a page of a list, as connections do. */
export interface PageShape {
  readonly element: GraphQLCompositeType;
  /** Fields that hold the entries themselves. */
  readonly entries: readonly string[];
  /** Field that holds them in edges, and the type of these. */
  readonly edges?: { readonly field: string; readonly type: GraphQLObjectType };
}

export function fieldsOf(type: GraphQLCompositeType): Fields {
  return isUnionType(type) ? {} : type.getFields();
}

/** Field that tells objects of a type apart; values such as an address have none. */
export function keyFieldOf(type: GraphQLCompositeType): string | undefined {
  const fields = fieldsOf(type);
  const own = `${lowerFirst(type.name)}Id`;
  const named = ['id', '_id', 'uuid', own, 'nodeId'].find((name) => isLeaf(fields[name]));
  if (named !== undefined) return named;
  const typed = Object.values(fields).find(
    (field) =>
      isLeaf(field) &&
      isNonNullType(field.type) &&
      /^(?:ID|UUID)$/i.test(getNamedType(field.type).name),
  );
  return (
    typed?.name ??
    ['code', 'key', 'slug', 'login', 'handle', 'sku'].find(
      (name) => isLeaf(fields[name]) && isNonNullType(fields[name]?.type),
    )
  );
}

const entryNames =
  /^(?:nodes|data|items|results|records|entries|docs|rows|values|list|content|collection|elements|hits)$/;
const pageNames =
  /^(?:pageInfo|paging|pagination|meta|info|total\w*|count|hasMore|hasNextPage|nextCursor|offset|limit|page)$/;

/** The page that a type is, unless it is no page. */
export function pageShapeOf(type: GraphQLOutputType): PageShape | undefined {
  if (!isObjectType(type) || keyFieldOf(type) !== undefined) return undefined;
  const fields = type.getFields();
  const lists = Object.values(fields).filter((field) => isListOfObjects(field.type));
  const edgeType = fields['edges'] && getNamedType(fields['edges'].type);
  const node = isObjectType(edgeType) ? edgeType.getFields()['node'] : undefined;
  const named = lists.filter(({ name }) => entryNames.test(name));
  const isPage =
    /(?:Connection|Page|List|Collection)$|^Paged/.test(type.name) ||
    Object.keys(fields).some((name) => pageNames.test(name));
  const [only] = named.length > 0 ? named : lists.length === 1 && isPage ? lists : [];
  const element = getNamedType((node ?? only)?.type);
  if (!isPage || !isCompositeType(element)) return undefined;
  const entries = lists.filter((field) => getNamedType(field.type) === element);
  return {
    element,
    entries: entries.map(({ name }) => name),
    ...(node && isObjectType(edgeType) && { edges: { field: 'edges', type: edgeType } }),
  };
}

/** Whether a field that may be null is usually null: what has not happened, and what did not go wrong. */
export function isUsuallyNull({ name, type }: Field): boolean {
  if (isNonNullType(type)) return false;
  return /^(?:deleted|closed|archived|cancelled|canceled|revoked|suspended|dismissed|rejected|failed|removed)(?:At|On|By|Date|Reason)$|^(?:error|failure)(?:Message|Code)?$|^previous|Reason$/.test(
    name,
  );
}

function isListOfObjects(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
}

function isLeaf(field: Field | undefined): boolean {
  return field?.args.length === 0 && isLeafType(getNullableType(field.type));
}
