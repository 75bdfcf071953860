import { invalid } from './failure';

export type Order<R> = (a: R, b: R) => number;

export function ascending<R>(read: (row: R) => string | null): Order<R> {
  return (a, b) => (read(a) ?? '').localeCompare(read(b) ?? '');
}

export function descending<R>(read: (row: R) => string | null): Order<R> {
  return (a, b) => (read(b) ?? '').localeCompare(read(a) ?? '');
}

/** Rows that have a score, the highest first. */
export function ranked<R>(rows: readonly R[], scoreOf: (row: R) => number): R[] {
  return rows
    .map((row) => ({ row, score: scoreOf(row) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

/** Identifiers that are in both lists, in the order of the first. */
export function inBoth(ids: readonly string[], others: readonly string[] = []): string[] {
  return ids.filter((id) => others.includes(id));
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
