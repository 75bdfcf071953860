import { invalid } from './failure';

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
