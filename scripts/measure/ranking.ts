import { readFileSync } from 'node:fs';
import type { Search } from 'graphql-docs-reference/search';
import { parse } from 'yaml';

/** What is typed, and each path that is wanted, or nothing. */
interface WantedQuery {
  readonly set: string;
  readonly kind: string;
  readonly query: string;
  readonly wanted: readonly string[];
}

/** The queries of all files in `ranking`. */
export function readQueries(): WantedQuery[] {
  return ['tuning', 'held-out', 'newcomers'].flatMap((set) => {
    const kinds = parse(readFileSync(`scripts/measure/ranking/${set}.yml`, 'utf8')) as Kinds;
    return Object.entries(kinds).flatMap(([kind, queries]) =>
      Object.entries(queries).map(([query, wanted]) => ({
        ...{ set, kind, query },
        wanted: [wanted].flat().map((path) => (path === nothing ? path : `/docs/${path}`)),
      })),
    );
  });
}

type Kinds = Record<string, Record<string, string | string[]>>;

const nothing = 'nothing';

interface RankingFigures {
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

function figuresOf(places: readonly number[]): RankingFigures {
  const mean = (values: readonly number[]): number =>
    Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1000;
  return {
    queries: places.length,
    MRR: mean(places.map((place) => 1 / place)),
    'recall at 3': mean(places.map((place) => (place <= 3 ? 1 : 0))),
  };
}

/** Place of the first result that is wanted, from 1; infinity if there is none. */
function rankOf(wanted: readonly string[], paths: readonly string[]): number {
  if (paths.length === 0) return wanted.includes(nothing) ? 1 : Infinity;
  const index = paths.findIndex((path) =>
    wanted.some((each) => path === each || path.startsWith(`${each}#`)),
  );
  return index < 0 ? Infinity : index + 1;
}
