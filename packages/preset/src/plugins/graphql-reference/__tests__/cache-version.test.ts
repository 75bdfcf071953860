import { expect, it } from 'vitest';
import { createCacheVersion } from '..';

it('names the schema and the code that compiles', () => {
  const cacheVersion = createCacheVersion('other.graphql');
  const { cache } = cacheVersion({ experiments: { cache: { version: '1' } } }).experiments ?? {};
  expect(cache?.version).toMatch(/^1-other\.graphql-[0-9a-f]{64}$/);
});

it('leaves a bundler alone that keeps nothing', () => {
  const cacheVersion = createCacheVersion('other.graphql');
  expect(cacheVersion({})).toEqual({});
  expect(cacheVersion({ experiments: { cache: false } })).toEqual({});
});

it('is another one where guides are compiled with other texts', () => {
  const versionWith = (testedCode: string): unknown => {
    const cacheVersion = createCacheVersion('other.graphql', { guides: { testedCode } });
    return cacheVersion({ experiments: { cache: { version: '1' } } }).experiments?.cache.version;
  };
  expect(versionWith('/docs/one')).not.toBe(versionWith('/docs/two'));
});
