import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What pages are compiled with, and the bundler does not know of. */
const sources = ['schema', 'src/graphql', 'src/plugins', 'src/remark'];

interface PersistentCache {
  readonly version: string;
}

/**
 * Keeps the bundler from taking a page from its cache that was compiled with another schema, other
 * remark plugins or other loaders: it compares the page's own file only.
 */
export default function buildCache({ siteDir }: LoadContext): Plugin {
  const version = fingerprint(siteDir);
  return {
    name: 'build-cache',
    configureWebpack: ({ experiments }) => {
      const { cache } = (experiments ?? {}) as { cache?: PersistentCache };
      if (cache === undefined) return {};
      return { experiments: { cache: { version: `${cache.version}-${version}` } } };
    },
  };
}

/** Changes with the content of `sources` and the schema that is documented in place of our own. */
function fingerprint(siteDir: string): string {
  const hash = createHash('sha256').update(process.env['SCHEMA'] ?? '');
  for (const source of sources) {
    for (const file of listFiles(join(siteDir, source))) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('__tests__'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
