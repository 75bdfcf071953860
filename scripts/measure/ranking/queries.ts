import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What is typed, and each path that is wanted, or nothing. */
export interface WantedQuery {
  readonly set: QuerySet;
  readonly kind: string;
  readonly query: string;
  readonly wanted: readonly string[];
}

export const querySets = ['tuning', 'held-out', 'newcomers'] as const;
export type QuerySet = (typeof querySets)[number];

/** The queries of all files of this folder. */
export function readQueries(): WantedQuery[] {
  return querySets.flatMap((set) => {
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

/** Place of the first result that is wanted, from 1; undefined if there is none. */
export function rankOf(wanted: readonly string[], paths: readonly string[]): number | undefined {
  if (paths.length === 0) return wanted.includes(nothing) ? 1 : undefined;
  const index = paths.findIndex((path) =>
    wanted.some((each) => path === each || path.startsWith(`${each}#`)),
  );
  return index < 0 ? undefined : index + 1;
}
