import type { GraphQLSchema } from 'graphql';
import { buildSchema, isEnumType } from 'graphql';
import type { Limits } from 'graphql-docs-model';
import { guards, limits } from 'graphql-docs-model';
import { once } from 'graphql-docs-reference/calls';
import type { Changelog } from 'graphql-docs-reference/changelog';
import type { Example } from 'graphql-docs-reference/examples';
import type { LinkMap, Relations, Answer, Mount } from 'graphql-docs-reference/graphql';
import {
  atRoot,
  createLinkMap,
  findRelations,
  findUses,
  place,
} from 'graphql-docs-reference/graphql';
import type { Caller, Contract } from 'graphql-docs-reference/options';
import type {
  Search,
  SymbolRecord,
  GuideRecord,
  SearchWords,
  SymbolFile,
  TextFile,
} from 'graphql-docs-reference/search';
import { createSearch, readSymbols } from 'graphql-docs-reference/search';

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
  const relations = once(() => findRelations(schema()));
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
    relations,
    search: once(() => createSearch(symbols, guides, words).withText(text)),
    pages: once(() => new Map(data.pages.map((page) => [page.path, page]))),
    examples: once(() => new Map(data.examples.map((example) => [example.name, example]))),
    examplesByUse: once(() => indexExamples(data, schema(), [...links().keys()], relations())),
  };
}

export function urlOf({ data }: Site, path: string): string {
  return `${data.url}${place(data.mount ?? atRoot, path)}`;
}

/** What a request may have: the limits of the API, or of the model where it knows none of these. */
export function limitsOf({ data }: Site): Limits {
  return data.hasLimits ? limits : guards;
}

/**
 * Examples by each coordinate that they show: of an operation in the order of its page; of all else
 * those that use it, of a type those that read most of its fields first, and of an error code or a
 * reason those that are answered with it.
 */
function indexExamples(
  { examples, contract }: Pick<SiteData, 'contract' | 'examples'>,
  schema: GraphQLSchema,
  coordinates: readonly string[],
  relations: Relations,
): ReadonlyMap<string, readonly SiteExample[]> {
  const counts = new Map<string, Map<SiteExample, number>>();
  const count = (coordinate: string, example: SiteExample, weight = 1): void => {
    const known = counts.get(coordinate) ?? new Map<SiteExample, number>();
    counts.set(coordinate, known.set(example, (known.get(example) ?? 0) + weight));
  };
  // Extensions have no type, so an enum of what they say is one that nothing in the schema refers to.
  const enums = [...relations].flatMap(([name, relation]) => {
    const isLoose = Object.values(relation).every((list: readonly string[]) => list.length === 0);
    return name === contract.errors?.enum || (isLoose && isEnumType(schema.getType(name)))
      ? [name]
      : [];
  });
  for (const example of examples) {
    for (const coordinate of findUses(example.query, schema, coordinates)) {
      count(coordinate, example);
      const [owner = ''] = coordinate.split(/[.(]/);
      if (owner !== coordinate)
        count(owner, example, 1 / (1 + (example.answer.errors?.length ?? 0)));
    }
    for (const { extensions = {} } of example.answer.errors ?? [])
      for (const value of Object.values(extensions))
        for (const name of enums) count(`${name}.${String(value)}`, example);
  }
  return new Map(
    [...counts].map(([coordinate, found]) => [
      coordinate,
      [...found].sort((a, b) => b[1] - a[1]).map(([example]) => example),
    ]),
  );
}

/** All that the server knows, as JSON: nothing is read while it runs. */
export interface SiteData {
  /** What the API is called. */
  readonly name: string;
  /** Address of the host of the site, without a slash at its end. */
  readonly url: string;
  /** Where the site has the reference, if that is elsewhere than at `/docs/graphql`. */
  readonly mount?: Mount | undefined;
  /** As `package.json` writes versions. */
  readonly version: string;
  /** The source, in which directives and descriptions are as they were written. */
  readonly sdl: string;
  /** What the model begins with, as JSON of its own. */
  readonly rows?: unknown;
  /** Those in whose name documents can be run; none where all get the same answers. */
  readonly callers: readonly Pick<Caller, 'id' | 'description'>[];
  /** Whether requests are measured by the limits of the API. */
  readonly hasLimits: boolean;
  /** Whether there are guides about this schema. */
  readonly hasGuides: boolean;
  /** Address of the guide that tells how to connect an agent, if there is one. */
  readonly setUp?: string | undefined;
  readonly search: {
    readonly symbols: SymbolFile;
    readonly guides: readonly GuideRecord[];
    readonly words: SearchWords;
    readonly text: TextFile;
  };
  readonly pages: readonly SitePage[];
  /** In the order in which a page shows those of its operation. */
  readonly examples: readonly SiteExample[];
  readonly changelog: Changelog;
  /** Addresses that show how to migrate, by the coordinates of what is deprecated. */
  readonly migrations?: Readonly<Record<string, string>> | undefined;
  readonly contract: Contract;
}

/** A page as Markdown. */
export interface SitePage {
  /** Route, for example `/guides/hello`. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  /** Texts of headings by their anchors, where these are not made from their words. */
  readonly anchors?: Readonly<Record<string, string>> | undefined;
}

/** A request that was run, with its answer. */
export interface SiteExample extends Pick<Example, 'name' | 'sentence' | 'query'> {
  readonly as: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Names of the examples that the same world answers first. */
  readonly before: readonly string[];
  readonly answer: Answer;
}
