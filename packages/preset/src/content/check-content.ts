import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Claim, LoadedSchema, PageClaim, Problem } from 'graphql-docs-reference/graphql';
import { claimPages, findPathProblems, listReferencePages } from 'graphql-docs-reference/graphql';
import type { CheckedFile, ContentSources } from './check-file';
import { checkFile } from './check-file';
import type { ContentKind } from './route-of';
import { isPartial, routeOf } from './route-of';

const patterns: Readonly<Record<ContentKind, readonly string[]>> = {
  docs: ['{docs,versioned_docs/*}/**/*.{md,mdx}', '!docs/graphql/**'],
  blog: ['blog/**/*.{md,mdx}'],
  pages: ['src/pages/**/*.{md,mdx}'],
};

export interface ContentReport {
  readonly files: readonly CheckedFile[];
  /** The files of the build that pages take. */
  readonly claims: readonly Claim[];
  readonly problems: readonly Problem[];
}

/** Reads every file of content once, and gathers all that is wrong with them. */
export async function checkContent(
  siteDir: string,
  sources: ContentSources,
): Promise<ContentReport> {
  const kinds = Object.keys(patterns) as ContentKind[];
  const files = (await Promise.all(kinds.map((kind) => checkKind(siteDir, kind, sources)))).flat();
  const claims = claimContent(files, sources.store.get());
  const problems = [...files.flatMap((file) => file.problems), ...findPathProblems(claims)];
  return { files, claims, problems };
}

async function checkKind(
  siteDir: string,
  kind: ContentKind,
  sources: ContentSources,
): Promise<CheckedFile[]> {
  const paths = (await Globby([...patterns[kind]], { cwd: siteDir })).sort();
  return Promise.all(
    paths.map(async (path) =>
      checkFile(siteDir, path, kind, await readFile(join(siteDir, path)), sources),
    ),
  );
}

/** The files of all pages that somebody has written, or that a schema gives the reference. */
export function claimContent(
  files: readonly CheckedFile[],
  { schema, paths }: Pick<LoadedSchema, 'schema' | 'paths'>,
): Claim[] {
  const ofSymbols = listReferencePages(schema);
  const known = new Set(ofSymbols.map(({ route }) => route));
  const rest = paths.filter((route) => !known.has(route));
  return claimPages([
    ...ofSymbols,
    ...rest.map((route) => ({ route, what: `the page ${route}` })),
    ...files.filter(({ file }) => !isPartial(file)).map(claimOf),
  ]);
}

function claimOf(checked: CheckedFile): PageClaim {
  const route = routeOf(checked);
  return {
    route,
    what: `the page ${route}`,
    place: { file: checked.file, line: 1, column: 1 },
    fix: 'Rename the file, or change its slug.',
  };
}
