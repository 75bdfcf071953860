import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { hashMakers } from '../package-file';

/**
 * Of modules of a site with all that they import of it, and of the packages that they use. Undefined
 * where one is of a kind that only the site's own bundler knows.
 */
export async function hashCode(
  siteDir: string,
  modules: readonly string[],
): Promise<string | undefined> {
  const bundle = await build({
    absWorkingDir: resolve(siteDir),
    entryPoints: [...modules],
    outdir: 'code',
    bundle: true,
    packages: 'external',
    platform: 'node',
    write: false,
    logLevel: 'silent',
  }).catch(() => undefined);
  if (!bundle) return undefined;
  const hash = createHash('sha256').update(hashMakers(siteDir));
  for (const { text } of bundle.outputFiles) hash.update(text);
  return hash.digest('hex');
}
