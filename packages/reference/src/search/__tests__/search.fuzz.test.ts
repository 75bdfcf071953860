import { readdirSync, readFileSync } from 'node:fs';
import { constantFrom, record, string } from 'fast-check';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { hostileText } from '../../graphql/__tests__/hostile-text';
import { holdsForAll } from '../../graphql/__tests__/holds-for-all';
import { createSearch } from '../search';
import { makeSymbolFile } from '../records';

const sdl = readdirSync('schema')
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(`schema/${name}`, 'utf8'))
  .join('\n');
const search = createSearch(
  makeSymbolFile(buildSchema(sdl), (description) => description ?? ''),
  [],
);

it('answers any query with at most fifty results', async () => {
  const queries = record({
    text: hostileText,
    words: string({ maxLength: 20 }),
    filter: constantFrom('all' as const, ...search.filters.map(({ name }) => name)),
  });
  await holdsForAll(queries, ({ text, words, filter }) => {
    const { results, total } = search.find(`${words} ${text}`, filter);
    expect(results.length).toBeLessThanOrEqual(50);
    expect(total).toBeGreaterThanOrEqual(results.length);
  });
});
