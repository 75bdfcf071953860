import type { GraphQLSchema } from 'graphql';
import type { Changelog, Notes, Past } from 'graphql-docs-reference/changelog';
import { addPresent, describePast } from 'graphql-docs-reference/changelog';
import type { Contract } from 'graphql-docs-reference/options';
import { parseReleases, readReleaseFiles } from './read-releases';

/** Gives the changelog of a schema. Releases are compared again only where their files changed. */
export function createChangelogReader(
  siteDir: string,
  schemaPattern: string,
  contract: Contract = {},
): (schema: GraphQLSchema) => Promise<Changelog> {
  let last: { readonly key: string; readonly past: Past; readonly notes: Notes } | undefined;
  return async (schema) => {
    const files = await readReleaseFiles(siteDir, schemaPattern);
    const key = JSON.stringify(files);
    if (last?.key !== key) {
      const { snapshots, unreleased } = parseReleases(files);
      last = { key, past: describePast(snapshots, contract), notes: unreleased };
    }
    return addPresent(last.past, { date: undefined, schema, notes: last.notes }, contract);
  };
}
