import { describe, expect, it } from 'vitest';
import { loadOwnSearch } from 'docusaurus-preset-graphql-docs/plugins';
import { measureRanking, readQueries } from '../../scripts/measure/ranking';
import { placeholders } from '../product';

const { search, text, paths } = await loadOwnSearch(placeholders);
const queries = readQueries();
const full = await search.withText(text);
const figures = measureRanking(full, queries);

describe('the search of this site', () => {
  it.each(['tuning', 'held-out', 'newcomers'])('ranks the %s queries as a person would', (set) => {
    expect(figures[set]?.MRR).toBeGreaterThanOrEqual(0.9);
  });

  it.each(queries.filter(({ wanted }) => wanted.every((path) => path === 'nothing')))(
    'finds nothing for "$query"',
    ({ query }) => {
      expect(full.find(query, 'all').results).toEqual([]);
    },
  );

  it('has what words of other APIs mean among the first three', () => {
    expect(figures['tuning: words of other APIs']?.['recall at 3']).toBe(1);
  });

  it('is measured with pages that exist', () => {
    const wanted = queries.flatMap((query) => query.wanted).filter((path) => path !== 'nothing');
    expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
  });
});
