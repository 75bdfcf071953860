import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Problem } from '../graphql/problem';
import type { SchemaStore } from '../graphql/schema-store';
import type { CheckedFile } from './check-file';
import { checkFile } from './check-file';
import { findDuplicateRoutes } from './check-routes';
import type { ContentKind } from './route-of';

const patterns: Readonly<Record<ContentKind, readonly string[]>> = {
  docs: ['{docs,versioned_docs/*}/**/*.{md,mdx}', '!docs/graphql/**'],
  blog: ['blog/**/*.{md,mdx}'],
  pages: ['src/pages/**/*.{md,mdx}'],
};

export interface ContentReport {
  readonly files: readonly CheckedFile[];
  readonly problems: readonly Problem[];
}

/** Reads every file of content once, and gathers all that is wrong with them. */
export async function checkContent(siteDir: string, store: SchemaStore): Promise<ContentReport> {
  const kinds = Object.keys(patterns) as ContentKind[];
  const files = (await Promise.all(kinds.map((kind) => checkKind(siteDir, kind, store)))).flat();
  const problems = [...files.flatMap((file) => file.problems), ...findDuplicateRoutes(files)];
  return { files, problems };
}

async function checkKind(
  siteDir: string,
  kind: ContentKind,
  store: SchemaStore,
): Promise<CheckedFile[]> {
  const paths = (await Globby([...patterns[kind]], { cwd: siteDir })).sort();
  return Promise.all(
    paths.map(async (path) =>
      checkFile(siteDir, path, kind, await readFile(join(siteDir, path)), store),
    ),
  );
}
