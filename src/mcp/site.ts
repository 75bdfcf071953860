import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'graphql';
import { once } from '../calls/once';
import type { LinkMap } from '../graphql/links';
import { createLinkMap } from '../graphql/links';
import type { Relations } from '../graphql/relations';
import { findRelations } from '../graphql/relations';
import type { Search } from '../search/search';
import { createSearch } from '../search/search';
import type { SymbolRecord } from '../search/symbol-records';
import { readSymbols } from '../search/symbol-records';
import { indexExamples } from './index-examples';
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
    examplesByUse: once(() => indexExamples(data.examples, schema(), [...links().keys()])),
  };
}

/** Address of a path of the site. */
export function urlOf({ data }: Site, path: string): string {
  return `${data.url}${path}`;
}
