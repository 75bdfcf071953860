import type { GraphQLSchema } from 'graphql';
import type { SiteData } from 'graphql-docs-mcp';
import type { LoadedSchema, Mount } from 'graphql-docs-reference/graphql';
import {
  atRoot,
  changelogPath,
  deprecatedPath,
  referencePath,
  routeAt,
  definitionAt,
} from 'graphql-docs-reference/graphql';
import { translate } from 'graphql-docs-reference/i18n';
import { summarize } from 'graphql-docs-reference/reference';
import type { GuideRecord, SymbolFile } from 'graphql-docs-reference/search';
import { makeSymbolFile, readSymbols } from 'graphql-docs-reference/search';
import type { Guides } from './find-guides';
import { readWords } from './read-words';

const overview: GuideRecord = {
  kind: 'guide',
  title: translate({ id: 'reference.overview.title', message: 'GraphQL API' }),
  description: translate({
    id: 'reference.overview.search',
    message: 'The endpoint, how to read the reference, and all operations by domain.',
  }),
  path: referencePath,
  sections: [
    [
      translate({ id: 'reference.overview.howToRead', message: 'How to read the reference' }),
      'how-to-read',
    ],
  ],
};

const playground: GuideRecord = {
  kind: 'guide',
  title: translate({ id: 'reference.playground.title', message: 'Playground' }),
  description: translate({
    id: 'reference.playground.description',
    message: 'Write a request, run it in the page and read what the API answers.',
  }),
  path: `${referencePath}/playground`,
  sections: [],
};

const changelog: GuideRecord = {
  kind: 'guide',
  title: translate({
    id: 'reference.changelog.search',
    message: 'Changelog: what changed in the API',
  }),
  description: translate({
    id: 'reference.changelog.search.description',
    message:
      'Release notes of the schema: breaking changes, what may need handling, and what is new.',
  }),
  path: changelogPath,
  sections: [],
};

const deprecated: GuideRecord = {
  kind: 'guide',
  title: translate({
    id: 'reference.deprecated.search',
    message: 'Deprecated: what will be removed',
  }),
  description: translate({
    id: 'reference.deprecated.search.description',
    message:
      'All deprecated operations, fields and values: removal dates, replacements and migrations.',
  }),
  path: deprecatedPath,
  sections: [],
};

/** Pages that are made in code; another schema may have no releases. */
export function sitePages(paths: readonly string[], mount: Mount = atRoot): GuideRecord[] {
  const ofReference = [overview, changelog, deprecated].filter(({ path }) => paths.includes(path));
  return [...ofReference, playground].map((page) => ({ ...page, path: routeAt(mount, page.path) }));
}

/** What a search looks things up in, by the names of its files. */
export async function makeSearchFiles(
  siteDir: string,
  { schema, samples }: Pick<LoadedSchema, 'schema' | 'samples'>,
  { guides: written, pages }: Guides,
  made: readonly GuideRecord[],
): Promise<SiteData['search']> {
  const symbols = makeSymbolFile(schema, summarize);
  const guides = [...written, ...made];
  const words = await readWords(siteDir, { symbols, guides, samples });
  return {
    symbols,
    guides,
    words,
    text: { pages, descriptions: describeMembers(schema, symbols) },
  };
}

/** What the schema says about each member, in order of the records; symbols say it themselves. */
function describeMembers(schema: GraphQLSchema, file: SymbolFile): string[] {
  return readSymbols(file).map(({ coordinate, depth }) =>
    depth === 0 ? '' : summarize(definitionAt(schema, coordinate)?.description),
  );
}
