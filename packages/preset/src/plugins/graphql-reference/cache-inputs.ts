import { resolve } from 'node:path';
import { Globby } from '@docusaurus/utils';

/** What pages are compiled with, besides their text: links, answers and loaders come from here. */
const patterns = [
  'schema/**/*.{graphql,json}',
  '!schema/releases/**',
  '{packages/{model,preset,reference}/src,sandbox}/**/*.{ts,mjs,cjs}',
  'src/*.ts',
  '!**/__tests__/**',
];

interface BundlerConfig {
  readonly experiments?: object;
}

interface CacheOptions {
  readonly version: string;
  readonly buildDependencies: readonly string[];
}

/**
 * Makes the bundler forget what it has compiled where these files change, or another schema is
 * documented. It would show links and answers of an earlier schema: it looks at the guides alone.
 */
export async function createCacheInputs(
  siteDir: string,
  schema: string,
): Promise<(config: BundlerConfig) => { experiments?: { cache: CacheOptions } }> {
  const files = await Globby(patterns, { cwd: siteDir });
  const buildDependencies = files.sort().map((file) => resolve(siteDir, file));
  return ({ experiments }) => {
    const { cache } = { ...experiments } as { cache?: Partial<CacheOptions> };
    if (cache?.version === undefined) return {};
    return { experiments: { cache: { version: `${cache.version}-${schema}`, buildDependencies } } };
  };
}
