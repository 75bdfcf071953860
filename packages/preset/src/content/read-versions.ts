import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedSchema } from 'graphql-docs-reference/graphql';
import { changelogPath, createLinkMap } from 'graphql-docs-reference/graphql';
import { readSchema } from './read-schema';

/** Where a site keeps the SDL of a version of the docs. */
export const snapshotOf = (version: string): string => `versioned_schema/version-${version}`;

/**
 * The schemas of older versions of the docs. Their samples are checked against their own SDL, but
 * not answered: there is a model of the current schema alone. So is the reference, since the API has
 * one endpoint and one schema at a time; what it lacks by now leads to the changelog.
 *
 * @throws InputError with every problem of a snapshot.
 */
export async function readVersions(
  siteDir: string,
  current: LoadedSchema,
): Promise<ReadonlyMap<string, LoadedSchema>> {
  const names = await listVersions(siteDir);
  const entries = names.map(async (name) => {
    const { schema } = await readSchema(siteDir, `${snapshotOf(name)}/**/*.graphql`);
    const links = [...createLinkMap(schema).keys()].map(
      (coordinate) => [coordinate, current.links.get(coordinate) ?? changelogPath] as const,
    );
    const older = { ...current, schema, links: new Map(links), answer: undefined };
    return [name, older] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Docusaurus' own list, the newest first; there is no file before the first cut. */
async function listVersions(siteDir: string): Promise<readonly string[]> {
  try {
    return JSON.parse(await readFile(join(siteDir, 'versions.json'), 'utf8')) as string[];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
