import type { Term } from './terms';

/** Says how much a page is about a query, compared with the page that says its words most often. */
export interface Topics {
  readonly add: (page: string, terms: readonly Term[]) => void;
  /** From 0 to 1. */
  readonly find: (page: string, query: readonly WeightedTerm[]) => number;
}

export interface WeightedTerm extends Term {
  /** Share of what the query says, which is 1 in all. */
  readonly share: number;
}

/** Counts words in any form and their synonyms. */
export function createTopics(): Topics {
  const counts = new Map<string, Map<string, number>>();

  function add(page: string, terms: readonly Term[]): void {
    for (const { stem, group } of terms) {
      const key = group ?? stem;
      const pages = counts.get(key) ?? new Map<string, number>();
      counts.set(key, pages);
      pages.set(page, (pages.get(page) ?? 0) + 1);
    }
  }

  function find(page: string, query: readonly WeightedTerm[]): number {
    return query.reduce((sum, { stem, group, share }) => {
      const pages = counts.get(group ?? stem);
      const count = pages?.get(page) ?? 0;
      return count === 0 || !pages ? sum : sum + (share * count) / Math.max(...pages.values());
    }, 0);
  }

  return { add, find };
}
