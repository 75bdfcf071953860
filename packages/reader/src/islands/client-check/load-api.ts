import { buildSchema } from 'graphql';
import type { Measure } from 'graphql-docs-model';
import { measureRequest } from 'graphql-docs-model';
import { onceResolved } from 'graphql-docs-reference/calls';
import type { Change } from 'graphql-docs-reference/changelog';
import type { CheckedApi, Deprecated } from 'graphql-docs-reference/client-check';
import { changelogFiles, referencePath } from 'graphql-docs-reference/graphql';
import type { Contract } from 'graphql-docs-reference/options';
import { currentApi, placed } from '../../api';

/** As `changelog.json` of the site has them. */
interface ChangelogFile {
  readonly items: readonly { readonly _changes: readonly Change[] }[];
  readonly _unreleased?: readonly Change[];
}

/** As `upcoming.json` of the site has them. */
interface UpcomingFile {
  readonly upcoming: readonly (Deprecated & { readonly url: string | null })[];
}

/** Fetches what the site publishes of its API, once; after a failure the next call tries again. */
export function createApiLoader({
  contract = '{}',
  releases,
  upcoming,
}: DOMStringMap): () => Promise<CheckedApi<Measure>> {
  async function load(): Promise<CheckedApi<Measure>> {
    const [sdl, changes, deprecated] = await Promise.all([
      fetchFile(`${referencePath}/schema.graphql`),
      releases === undefined ? undefined : fetchJson<ChangelogFile>(changelogFiles.json),
      upcoming === undefined ? undefined : fetchJson<UpcomingFile>(changelogFiles.upcoming),
    ]);
    return {
      schema: buildSchema(sdl, { assumeValid: true }),
      contract: JSON.parse(contract) as Contract,
      releases: [
        changes?._unreleased ?? [],
        ...(changes?.items ?? []).map(({ _changes: own }) => own),
      ].map((own) => ({ date: own[0]?.release, changes: own })),
      upcoming: (deprecated?.upcoming ?? []).map(({ url, migration, ...item }) => ({
        ...item,
        migration: withinSite(migration ?? url),
      })),
      ...(currentApi().hasLimits && { measure: measureRequest }),
    };
  }

  return onceResolved(load);
}

async function fetchFile(address: string): Promise<string> {
  const response = await fetch(placed(address));
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

async function fetchJson<Content>(address: string): Promise<Content> {
  return JSON.parse(await fetchFile(address)) as Content;
}

/** Files name pages by the address of the published site, and this one may be a preview of it. */
function withinSite(address: string | null): string | undefined {
  if (address === null) return undefined;
  const { pathname, hash } = new URL(address);
  return pathname + hash;
}
