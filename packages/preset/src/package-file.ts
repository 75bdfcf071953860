import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memo } from 'graphql-docs-reference/calls';
import { listFiles } from './files';

/** Path of a file or folder of a package that is installed. */
export function packageFile(name: string, ...path: readonly string[]): string {
  return join(dirname(require.resolve(`${name}/package.json`)), ...path);
}

/** Our packages of which something is in pages. */
export const ofPages = [
  'graphql-docs-reference',
  'graphql-docs-reader',
  'docusaurus-preset-graphql-docs',
] as const;

/**
 * Of the code that makes what builds keep: our packages that do, and all that is installed for them,
 * as npm has recorded it.
 */
export function hashMakers(siteDir = '.'): string {
  const names = ['docusaurus-preset-graphql-docs', 'graphql-docs-model', 'graphql-docs-reference'];
  const own = names.map(hashPackage);
  const installed = join(siteDir, 'node_modules/.package-lock.json');
  const hash = createHash('sha256').update(own.join());
  // Other package managers record it elsewhere; what our packages name is in their own files.
  if (existsSync(installed)) hash.update(readFileSync(installed));
  return hash.digest('hex');
}

/** Of all that one of our packages is made of: code, messages, and the versions of what it uses. */
const hashPackage = memo((name: string): string => {
  const folder = packageFile(name);
  const hash = createHash('sha256');
  const files = [
    ...['package.json', 'messages.en.json'].map((file) => join(folder, file)),
    ...listFiles(join(folder, 'src')),
  ].filter(existsSync);
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest('hex');
});
