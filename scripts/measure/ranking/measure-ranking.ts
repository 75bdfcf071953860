import type { Search } from 'graphql-docs-reference/search';
import type { WantedQuery } from './queries';
import { rankOf } from './queries';

export interface RankingFigures {
  readonly queries: number;
  /** Mean reciprocal rank: 1 where the first result of every query is wanted, 0.5 for the second. */
  readonly MRR: number;
  /** Share of the queries with a wanted result among the first three. */
  readonly 'recall at 3': number;
}

/** How high the search puts what is wanted, for each set as a whole and for its kinds. */
export function measureRanking(
  search: Search,
  queries: readonly WantedQuery[],
): Record<string, RankingFigures> {
  const placed = queries.map(({ set, kind, query, wanted }) => {
    const paths = search.find(query, 'all').results.map(({ path }) => path);
    return { set, kind, place: rankOf(wanted, paths) };
  });
  const rows = [...new Set(placed.flatMap(({ set, kind }) => [`${set}: ${kind}`, set]))];
  return Object.fromEntries(
    rows.map((row) => {
      const here = placed.filter(({ set, kind }) => row === set || row === `${set}: ${kind}`);
      return [row, figuresOf(here.map(({ place }) => place))];
    }),
  );
}

function figuresOf(places: readonly (number | undefined)[]): RankingFigures {
  const mean = (values: readonly number[]): number =>
    Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1000;
  return {
    queries: places.length,
    MRR: mean(places.map((place) => (place === undefined ? 0 : 1 / place))),
    'recall at 3': mean(places.map((place) => (place !== undefined && place <= 3 ? 1 : 0))),
  };
}
