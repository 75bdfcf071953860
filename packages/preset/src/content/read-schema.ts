import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix, join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { releasePathsOf } from 'graphql-docs-reference/changelog';
import type { SchemaFile, LoadedSchema, Mount } from 'graphql-docs-reference/graphql';
import {
  atRoot,
  buildSchemaFromFiles,
  InputError,
  changelogPath,
  createLinkMap,
  place,
} from 'graphql-docs-reference/graphql';
import type { Directives } from 'graphql-docs-reference/options';
import { keyOf } from '../store';
import { readFiles } from './read-files';
import { readIntrospection } from './read-introspection';

export interface SchemaSource {
  readonly schema: GraphQLSchema;
  /** The SDL of all files, one after the other, or of what is documented of them. */
  readonly sdl: string;
}

interface SchemaSettings {
  readonly directives?: Directives | undefined;
  /** Folder of the examples, unless it is beside the files. */
  readonly examples?: string | undefined;
}

/**
 * Reads the schema from the files that match a pattern, relative to the site: SDL, or the response to
 * an introspection as JSON. Leaves out examples, whose files are not SDL, and released snapshots,
 * which are SDL of the past.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export function readSchema(
  siteDir: string,
  pattern: string,
  settings: SchemaSettings = {},
): Promise<SchemaSource> {
  return createSchemaReader(siteDir, pattern, settings)();
}

/** Gives a function that does so. The schema is another one only where a file has changed. */
export function createSchemaReader(
  siteDir: string,
  pattern: string,
  { directives = {}, examples }: SchemaSettings = {},
): () => Promise<SchemaSource> {
  const { releases } = releasePathsOf(pattern);
  const others = [
    `${examples ?? posix.join(posix.dirname(releases), 'examples')}/**`,
    `${releases}/**`,
  ];
  let last: { readonly key: string; readonly source: SchemaSource } | undefined;
  return async () => {
    const files = await readFiles(siteDir, pattern, others);
    if (files.length === 0) {
      const message = 'No such file. Set the option schema to a file or a glob of SDL files.';
      throw new InputError([{ file: pattern, line: 1, column: 1, message }]);
    }
    const key = JSON.stringify(files);
    if (last?.key !== key) last = { key, source: buildSource(files, directives) };
    return last.source;
  };
}

function buildSource(files: readonly SchemaFile[], directives: Directives): SchemaSource {
  const sources = files.map((file) =>
    file.name.endsWith('.json') ? readIntrospection(file) : file,
  );
  const result = buildSchemaFromFiles(sources, directives);
  if (result.schema === undefined) throw new InputError(result.problems);
  return {
    schema: result.schema,
    sdl: result.sdl ?? sources.map(({ text }) => text).join('\n'),
  };
}

/** Where a site keeps the SDL of a version of the docs. */
export const snapshotOf = (version: string): string => `versioned_schema/version-${version}`;

/** Of a version whose folder is absent, as `docusaurus docs:version` leaves it: it's not checked. */
export interface OlderSchema extends LoadedSchema {
  readonly isMissing?: boolean;
}

/**
 * The schemas of older versions of the docs. Their samples are checked against their own SDL, but
 * not answered: there is a model of the current schema alone. So is the reference, since the API has
 * one endpoint and one schema at a time; what it lacks by now leads to the changelog, if there is one.
 *
 * @throws InputError with every problem of a snapshot.
 */
export async function readVersions(
  siteDir: string,
  current: LoadedSchema,
  mount: Mount = atRoot,
): Promise<ReadonlyMap<string, OlderSchema>> {
  const changelog = current.paths.includes(changelogPath) ? place(mount, changelogPath) : undefined;
  const list = join(siteDir, 'versions.json');
  // Docusaurus' own list, the newest first; there is no file before the first cut.
  const names = existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as string[]) : [];
  const entries = names.map(async (name): Promise<[string, OlderSchema]> => {
    const folder = snapshotOf(name);
    if (!existsSync(join(siteDir, folder))) {
      const key = current.key && keyOf([current.key, 'off']);
      return [name, { ...current, samples: 'off', answer: undefined, key, isMissing: true }];
    }
    const { schema, sdl } = await readSchema(siteDir, `${folder}/**/*.{graphql,graphqls,gql,json}`);
    const links = [...createLinkMap(schema).keys()].flatMap((coordinate) => {
      const href = current.links.get(coordinate) ?? changelog;
      return href === undefined ? [] : [[coordinate, href] as const];
    });
    const key = current.key && keyOf([current.key, sdl]);
    return [name, { ...current, schema, links: new Map(links), answer: undefined, key }];
  });
  return new Map(await Promise.all(entries));
}

/** What its owner can do for the samples of versions that are not checked. */
export function warnOfMissing(versions: ReadonlyMap<string, OlderSchema>): string[] {
  const missing = [...versions].flatMap(([name, { isMissing }]) => (isMissing ? name : []));
  return missing.map(
    (name) =>
      `The samples of version ${name} of the docs aren't checked, since there is no folder ${snapshotOf(name)}. Copy the files of the schema there as they were at that version.`,
  );
}
