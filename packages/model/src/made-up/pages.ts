import { invalid } from '../failure';
import type { Values } from './made';
import { Made } from './made';
import { hash } from './random';

/** Arguments that choose a page of a list, not its entries. */
export const paging =
  /^(?:first|last|after|before|offset|limit|skip|take|page|pageSize|perPage|per_page|size|cursor)$/;

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
  const size =
    numberIn(args, ['first', 'last', 'limit', 'take', 'pageSize', 'perPage', 'per_page', 'size']) ??
    usual.page;
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
  return {
    items,
    facts: {
      ...Object.fromEntries(totals.map((name) => [name, total])),
      offset: start,
      skip: start,
      limit: size,
      pageSize: size,
      perPage: size,
      page: number,
      currentPage: number,
      pages,
      totalPages: pages,
      pageCount: pages,
      lastPage: pages,
      hasMore: until < total,
      hasNextPage: until < total,
      hasNext: until < total,
      hasPreviousPage: start > 0,
      hasPrevious: start > 0,
      startCursor: cursorOf(items[0]),
      endCursor: cursorOf(items.at(-1)),
      nextCursor: until < total ? cursorOf(items.at(-1)) : null,
    },
  };
}

const totals = ['totalCount', 'totalResults', 'total', 'totalItems', 'totalElements', 'count'];

/** Entries of a list without an object around it. */
export function cut(all: readonly unknown[], args: Values): readonly unknown[] {
  const isPaged = ['first', 'last', 'limit', 'take', 'pageSize', 'perPage', 'size', 'page'].some(
    (name) => args[name] != null,
  );
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
