import type { Result, ResultGroup } from '../../../search/search';

/** What the arrow keys stop at: a result, or the offer to look into the text of the guides. */
export type Row =
  | { readonly key: string; readonly result: Result }
  | { readonly key: typeof fullTextKey; readonly result?: undefined };

export const fullTextKey = 'full-text';

/** The rows of a list from top to bottom. */
export function rowsOf(groups: readonly ResultGroup[], offersFullText: boolean): Row[] {
  const rows = groups
    .flatMap(({ results }) => results)
    .map((result): Row => ({ key: result.path, result }));
  return offersFullText ? [...rows, { key: fullTextKey }] : rows;
}
