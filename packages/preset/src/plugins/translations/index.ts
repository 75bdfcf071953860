import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packageFile } from '../../package-file';

export interface TranslationsOptions {
  /** Folders below the site with messages of its own, beside `src`. */
  readonly also?: readonly string[];
}

const packages = [
  'graphql-docs-reference',
  'graphql-docs-reader',
  'docusaurus-preset-graphql-docs',
];

/** Shows `docusaurus write-translations` the messages of packages: it reads what a plugin watches. */
export default function translations(
  { siteDir }: LoadContext,
  { also = [] }: TranslationsOptions,
): Plugin {
  return {
    name: 'translations',
    getPathsToWatch: () => [
      ...packages.map((name) => packageFile(name, 'src')),
      ...also.map((folder) => resolve(siteDir, folder)),
    ],
  };
}
