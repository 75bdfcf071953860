import type { SymbolRecord } from './symbol-records';
import { isMeant, splitName, splitProse } from './words';

/** Finds the records whose name and description together hold every telling word of a query. */
export type FindDescriptions = (
  query: string,
  accepts?: (record: SymbolRecord) => boolean,
) => SymbolRecord[];

/** Prepares the search in what the schema says about its symbols. */
export function createDescriptionSearch(records: readonly SymbolRecord[]): FindDescriptions {
  const entries = records
    .filter(({ description }) => description !== '')
    .map((record) => ({
      record,
      words: [...splitProse(splitName(record.name).join(' ')), ...splitProse(record.description)],
    }));
  return (query, accepts = () => true) => {
    const wanted = splitProse(query);
    if (wanted.length === 0) return [];
    return entries
      .filter(
        ({ record, words }) =>
          accepts(record) && wanted.every((word) => words.some((each) => isMeant(each, word))),
      )
      .sort((a, b) => a.words.length - b.words.length)
      .map(({ record }) => record);
  };
}
