import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'graphql';
import { once } from 'graphql-docs-reference/calls';
import type { LinkMap, Relations } from 'graphql-docs-reference/graphql';
import {
  atRoot,
  createLinkMap,
  findRelations,
  findUses,
  place,
} from 'graphql-docs-reference/graphql';
import type { Search, SymbolRecord } from 'graphql-docs-reference/search';
import { createSearch, readSymbols } from 'graphql-docs-reference/search';
import type { SiteData, SiteExample, SitePage } from './site-data';

/** The data of a site, and what is worked out from it when it is first asked for. */
export interface Site {
  readonly data: SiteData;
  readonly schema: () => GraphQLSchema;
  /** Everything with an address of its own, by coordinate. */
  readonly symbols: () => ReadonlyMap<string, SiteSymbol>;
  readonly links: () => LinkMap;
  readonly relations: () => Relations;
  readonly search: () => Promise<Search>;
  readonly pages: () => ReadonlyMap<string, SitePage>;
  /** By name. */
  readonly examples: () => ReadonlyMap<string, SiteExample>;
  /** By each coordinate that they show. */
  readonly examplesByUse: () => ReadonlyMap<string, readonly SiteExample[]>;
}

export interface SiteSymbol extends SymbolRecord {
  /** What it is, in one line of plain text; empty where the schema does not say. */
  readonly summary: string;
}

export function createSite(data: SiteData): Site {
  const { symbols, guides, words, text } = data.search;
  const schema = once(() => buildSchema(data.sdl, { assumeValid: true }));
  const links = once(() => createLinkMap(schema()));
  return {
    data,
    schema,
    symbols: once(
      () =>
        new Map(
          readSymbols(symbols).map((record, index) => [
            record.coordinate,
            { ...record, summary: record.description || (text.descriptions[index] ?? '') },
          ]),
        ),
    ),
    links,
    relations: once(() => findRelations(schema())),
    search: once(() => createSearch(symbols, guides, words).withText(text)),
    pages: once(() => new Map(data.pages.map((page) => [page.path, page]))),
    examples: once(() => new Map(data.examples.map((example) => [example.name, example]))),
    examplesByUse: once(() => indexExamples(data, schema(), [...links().keys()])),
  };
}

/** Address of a path of the site. */
export function urlOf({ data }: Site, path: string): string {
  return `${data.url}${place(data.mount ?? atRoot, path)}`;
}

/**
 * Examples by each coordinate that they show: of an operation in the order of its page; of all else
 * those that use it, of a type those that read most of its fields first, and of an error code those
 * that are answered with it.
 */
function indexExamples(
  { examples, contract }: Pick<SiteData, 'contract' | 'examples'>,
  schema: Parameters<typeof findUses>[1],
  coordinates: readonly string[],
): ReadonlyMap<string, readonly SiteExample[]> {
  const counts = new Map<string, Map<SiteExample, number>>();
  const count = (coordinate: string, example: SiteExample, weight = 1): void => {
    const known = counts.get(coordinate) ?? new Map<SiteExample, number>();
    counts.set(coordinate, known.set(example, (known.get(example) ?? 0) + weight));
  };
  for (const example of examples) {
    for (const coordinate of findUses(example.query, schema, coordinates)) {
      count(coordinate, example);
      const [owner = ''] = coordinate.split(/[.(]/);
      if (owner !== coordinate)
        count(owner, example, 1 / (1 + (example.answer.errors?.length ?? 0)));
    }
    for (const { extensions } of example.answer.errors ?? [])
      count(`${contract.errors?.enum}.${String(extensions?.['code'])}`, example);
  }
  return new Map(
    [...counts].map(([coordinate, found]) => [
      coordinate,
      [...found].sort((a, b) => b[1] - a[1]).map(([example]) => example),
    ]),
  );
}
