import type { GraphQLSchema } from 'graphql';
import type { Notes, Snapshot, Changelog, Past } from 'graphql-docs-reference/changelog';
import {
  parseNotes,
  readSnapshots,
  releasePathsOf,
  addPresent,
  describePast,
} from 'graphql-docs-reference/changelog';
import type { SchemaFile } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
import type { Contract } from 'graphql-docs-reference/options';
import { openStore } from '../store';
import { readFiles } from './read-files';

/**
 * Reads the released snapshots of a schema, the oldest first, and the notes on what is not released,
 * from beside its files.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readReleases(siteDir: string, schemaPattern: string): Promise<Releases> {
  return parseReleases(await readReleaseFiles(siteDir, schemaPattern));
}

/**
 * Gives the changelog of a schema. Releases are compared again only where their files changed, also
 * since the last build.
 *
 * @param code says by which code, for them to be kept for the next build.
 */
export function createChangelogReader(
  siteDir: string,
  schemaPattern: string,
  contract: Contract = {},
  code?: Promise<string | undefined>,
): (schema: GraphQLSchema) => Promise<Changelog> {
  let last: { readonly key: string; readonly past: Past; readonly notes: Notes } | undefined;
  let present: { readonly of: readonly unknown[]; readonly changelog: Changelog } | undefined;
  return async (schema) => {
    const files = await readReleaseFiles(siteDir, schemaPattern);
    const key = JSON.stringify(files);
    if (last?.key !== key) last = { key, ...(await readPast(files, contract, await code)) };
    const { past, notes } = last;
    if (present?.of[0] !== schema || present.of[1] !== past) {
      const changelog = addPresent(past, { date: undefined, schema, notes }, contract);
      present = { of: [schema, past], changelog };
    }
    return present.changelog;
  };
}

async function readPast(
  { released, unreleased }: ReleaseFiles,
  contract: Contract,
  code: string | undefined,
): Promise<{ readonly past: Past; readonly notes: Notes }> {
  const read = (files: readonly SchemaFile[]): { past: Past; notes: Notes } => {
    const { snapshots, unreleased: notes } = parseReleases({ released: files, unreleased });
    return { past: describePast(snapshots, contract), notes };
  };
  if (code === undefined) return read(released);
  const store = openStore('changelog', code);
  const inputs = [JSON.stringify(released)];
  const kept = store.find(inputs);
  if (!kept) {
    const all = read(released);
    await store.keep(inputs, () => JSON.stringify(all.past.releases));
    return all;
  }
  const releases = JSON.parse(kept.toString()) as Past['releases'];
  // What is not released yet is compared with the newest.
  const newest = read(released.filter(({ name }) => name.includes(`/${releases[0]?.date}/`)));
  return { ...newest, past: { ...newest.past, releases } };
}

interface Releases {
  readonly snapshots: readonly Snapshot[];
  readonly unreleased: Notes;
}

interface ReleaseFiles {
  readonly released: readonly SchemaFile[];
  readonly unreleased: SchemaFile;
}

async function readReleaseFiles(siteDir: string, schemaPattern: string): Promise<ReleaseFiles> {
  const paths = releasePathsOf(schemaPattern);
  const released = await readFiles(siteDir, `${paths.releases}/**/*`);
  const [unreleased = { name: paths.unreleased, text: '' }] = await readFiles(
    siteDir,
    paths.unreleased,
  );
  return { released, unreleased };
}

function parseReleases({ released, unreleased }: ReleaseFiles): Releases {
  const { snapshots, problems } = readSnapshots(released);
  const { notes, problems: faults } = parseNotes(unreleased);
  const all = [...problems, ...faults];
  if (all.length > 0) throw new InputError(all);
  return { snapshots, unreleased: notes };
}
