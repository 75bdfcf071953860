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
import { invalid } from '../failure';
import type { Values } from './made';
import { Made } from './made';
import { lowerFirst, hash } from './words';

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

/**
 * Field that tells objects of a type apart; values such as an address have none, and what a mutation
 * returns may have the key of another object.
 */
export function keyFieldOf(type: GraphQLCompositeType): string | undefined {
  if (type.name.endsWith('Payload')) return undefined;
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
  const list = getNullableType(type);
  return isListType(list) && isCompositeType(getNullableType(list.ofType));
}

function isLeaf(field: Field | undefined): boolean {
  return field?.args.length === 0 && isLeafType(getNullableType(field.type));
}

/** Arguments that say how many entries of a list are wanted. */
const lengths: readonly string[] = [
  ...['first', 'last', 'limit', 'take', 'size', 'count'],
  ...['pageSize', 'page_size', 'perPage', 'per_page'],
];

/** Arguments that choose a page of a list, not its entries. */
export const paging: readonly string[] = [
  ...lengths,
  ...['after', 'before', 'cursor', 'offset', 'skip', 'page'],
];

/** Entries on a page for which no length is asked, and in a list that has no pages. */
const usual = { page: 10, list: 6 } as const;

/** One page of a list, with what is known of its place. */
export interface Page {
  readonly items: readonly unknown[];
  /** Values of fields that describe the page, by the names that are in use. */
  readonly facts: Values;
}

/** @throws VALIDATION_FAILED for a length below 0, and a cursor that no entry has. */
export function pageOf(all: readonly unknown[], args: Values): Page {
  const size = numberIn(args, lengths) ?? usual.page;
  const number = numberIn(args, ['page']) ?? 1;
  const after = placeOf(all, args, 'after') ?? placeOf(all, args, 'cursor');
  const before = placeOf(all, args, 'before');
  const isLast = args['last'] != null && args['first'] == null;
  const end = before ?? all.length;
  const start = isLast
    ? Math.max((after ?? -1) + 1, end - size)
    : (after ?? -1) + 1 + (numberIn(args, ['offset', 'skip']) ?? (number - 1) * size);
  const items = all.slice(start, Math.min(start + size, end));
  const until = start + items.length;
  const pages = Math.ceil(all.length / Math.max(size, 1));
  const total = all.length;
  const hasMore = until < total;
  const last = cursorOf(items.at(-1));
  const facts: readonly (readonly [value: unknown, ...names: string[]])[] = [
    [total, 'totalCount', 'totalResults', 'total', 'totalItems', 'totalElements', 'count'],
    [start, 'offset', 'skip'],
    [size, 'limit', 'pageSize', 'perPage'],
    [number, 'page', 'currentPage'],
    [pages, 'pages', 'totalPages', 'pageCount', 'lastPage'],
    [hasMore, 'hasMore', 'hasNextPage', 'hasNext'],
    [start > 0, 'hasPreviousPage', 'hasPrevious'],
    [cursorOf(items[0]), 'startCursor'],
    [last, 'endCursor'],
    [hasMore ? last : null, 'nextCursor'],
  ];
  return {
    items,
    facts: Object.fromEntries(
      facts.flatMap(([value, ...names]) => names.map((name) => [name, value] as const)),
    ),
  };
}

/** Entries of a list without an object around it. */
export function cut(all: readonly unknown[], args: Values): readonly unknown[] {
  const isPaged = [...lengths, 'page'].some((name) => args[name] != null);
  return isPaged ? pageOf(all, args).items : pageOf(all, { ...args, first: usual.list }).items;
}

/** Where an entry is in a list, in a form that no program should read. */
export function cursorOf(item: unknown): string | null {
  return item instanceof Made ? hash(item.key).toString(36) : null;
}

function placeOf(all: readonly unknown[], args: Values, name: string): number | undefined {
  const cursor = args[name];
  if (typeof cursor !== 'string' || cursor === '') return undefined;
  const place = all.findIndex((item) => cursorOf(item) === cursor);
  if (place < 0) throw invalid(name, `The list has no entry with this cursor.`);
  return place;
}

function numberIn(args: Values, names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = args[name];
    if (typeof value !== 'number') continue;
    if (value < 0) throw invalid(name, 'This must be 0 or more.');
    return value;
  }
  return undefined;
}
