import { findUses } from '../graphql/find-uses';
import type { SiteExample } from './site-data';

/**
 * Examples by each coordinate that they show: of an operation in the order of its page; of all else
 * those that use it, of a type those that read most of its fields first, and of an error code those
 * that are answered with it.
 */
export function indexExamples(
  examples: readonly SiteExample[],
  schema: Parameters<typeof findUses>[1],
  coordinates: readonly string[],
): ReadonlyMap<string, readonly SiteExample[]> {
  const counts = new Map<string, Map<SiteExample, number>>();
  const count = (coordinate: string, example: SiteExample, weight = 1): void => {
    const known = counts.get(coordinate) ?? new Map<SiteExample, number>();
    counts.set(coordinate, known.set(example, (known.get(example) ?? 0) + weight));
  };
  for (const example of examples) {
    for (const coordinate of findUses(example.query, schema, coordinates)) {
      count(coordinate, example);
      const [owner = ''] = coordinate.split(/[.(]/);
      if (owner !== coordinate)
        count(owner, example, 1 / (1 + (example.answer.errors?.length ?? 0)));
    }
    for (const { extensions } of example.answer.errors ?? [])
      count(`ErrorCode.${String(extensions?.['code'])}`, example);
  }
  return new Map(
    [...counts].map(([coordinate, found]) => [
      coordinate,
      [...found].sort((a, b) => b[1] - a[1]).map(([example]) => example),
    ]),
  );
}
