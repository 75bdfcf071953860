import type { GraphQLSchema } from 'graphql';
import type { Changelog } from '../changelog/change';
import type { Past } from '../changelog/changelog';
import { addPresent, describePast } from '../changelog/changelog';
import type { Notes } from '../changelog/parse-notes';
import { parseReleases, readReleaseFiles } from './read-releases';

/** Gives the changelog of a schema. Releases are compared again only where their files changed. */
export function createChangelogReader(
  siteDir: string,
  schemaPattern: string,
): (schema: GraphQLSchema) => Promise<Changelog> {
  let last: { readonly key: string; readonly past: Past; readonly notes: Notes } | undefined;
  return async (schema) => {
    const files = await readReleaseFiles(siteDir, schemaPattern);
    const key = JSON.stringify(files);
    if (last?.key !== key) {
      const { snapshots, unreleased } = parseReleases(files);
      last = { key, past: await describePast(snapshots), notes: unreleased };
    }
    return addPresent(last.past, { date: undefined, schema, notes: last.notes });
  };
}
