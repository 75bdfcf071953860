import type { Tables } from '../types/tables';
import type { Context } from './context';
import { invalid } from './failure';
import { searchFor } from './text';
import { tableOf } from './world';

type Key<R> = Extract<keyof R, string>;
export type Order<R> = (a: R, b: R) => number;
/** Columns that members of a filter are compared with, or what a row has in their place. */
type Against<R, Filter> = { readonly [Member in keyof Filter]?: Key<R> | ((row: R) => unknown) };

interface Wanted<R, Filter> {
  /** Gives a condition of rows, once for all of them. @throws VALIDATION_FAILED as `check` does. */
  readonly where: (filter: Filter, context: Context) => (row: R) => boolean;
  /** @throws VALIDATION_FAILED for a filter that the platform refuses. */
  readonly check?: (filter: Filter, context: Context) => void;
  /** Texts that `searchText` looks in. */
  readonly text?: (row: R, context: Context) => readonly (string | null | undefined)[];
  /** Members that a value must equal; null and absent mean that any value will do. */
  readonly equal?: Against<R, NoInfer<Filter>>;
  /** Members of which a value, or one of its values, must be one; empty means that any will do. */
  readonly oneOf?: Against<R, NoInfer<Filter>>;
  readonly order: Order<R>;
}

/** Finds the rows of a table for a filter, by what is wanted of them. */
export function findRows<Name extends keyof Tables, Filter extends object>(
  table: Name,
  wanted: Wanted<Tables[Name], Filter>,
): (filter: Filter | null | undefined, context: Context) => Tables[Name][] {
  return (given, context) => {
    const filter = given ?? ({} as Filter);
    wanted.check?.(filter, context);
    const { searchText } = filter as { readonly searchText?: string | null };
    const fitsText = wanted.text ? searchFor(searchText, 'filter.searchText') : undefined;
    const conditions = [
      wanted.where(filter, context),
      ...conditionsOf(wanted.equal, filter, (value, has) => value === has),
      ...conditionsOf(wanted.oneOf, filter, isOneOf),
    ];
    return tableOf(context.world, table)
      .where((row) => conditions.every((fits) => fits(row)))
      .filter((row) => fitsText?.(...(wanted.text?.(row, context) ?? [])) ?? true)
      .sort(wanted.order);
  };
}

/** Resolver of a list that is paged by offset and limit. */
export function listed<R, Args extends PageArguments>(
  find: (args: Args, context: Context) => readonly R[],
): (root: unknown, args: Args, context: Context) => Page<R> {
  return (_root, args, context) => page(find(args, context), args);
}

export function ascending<R>(read: (row: R) => string | null): Order<R> {
  return (a, b) => (read(a) ?? '').localeCompare(read(b) ?? '');
}

export function descending<R>(read: (row: R) => string | null): Order<R> {
  return (a, b) => (read(b) ?? '').localeCompare(read(a) ?? '');
}

function conditionsOf<R, Filter extends object>(
  against: Against<R, Filter> = {},
  filter: Filter,
  fits: (value: unknown, has: unknown) => boolean,
): ((row: R) => boolean)[] {
  return (Object.keys(against) as (keyof Filter)[]).flatMap((member) => {
    const [value, read] = [filter[member], against[member]];
    if (value == null || read === undefined) return [];
    return [(row: R) => fits(value, typeof read === 'function' ? read(row) : row[read as Key<R>])];
  });
}

function isOneOf(values: unknown, has: unknown): boolean {
  if (!Array.isArray(values) || values.length === 0) return true;
  return Array.isArray(has) ? has.some((each) => values.includes(each)) : values.includes(has);
}

export interface PageArguments {
  readonly offset: number;
  readonly limit: number;
}

/** One page of a list, in the shape of every `Paged…` type. */
export interface Page<Row> extends PageArguments {
  readonly data: readonly Row[];
  readonly totalResults: number;
}

/** @throws VALIDATION_FAILED for an offset below 0, and a limit outside 1 to 100. */
export function page<Row>(rows: readonly Row[], { offset, limit }: PageArguments): Page<Row> {
  if (offset < 0) throw invalid('offset', 'The offset must be 0 or more.');
  if (limit < 1 || limit > 100) throw invalid('limit', 'The limit must be from 1 to 100.');
  return { data: rows.slice(offset, offset + limit), totalResults: rows.length, offset, limit };
}
