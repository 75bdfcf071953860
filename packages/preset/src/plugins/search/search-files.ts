import type { GraphQLSchema } from 'graphql';
import type { SiteData } from 'graphql-docs-mcp';
import type { LoadedSchema, Mount } from 'graphql-docs-reference/graphql';
import {
  atRoot,
  categories,
  changelogPath,
  clientCheckPath,
  deprecatedPath,
  referencePath,
  scopesPath,
  routeAt,
  definitionAt,
} from 'graphql-docs-reference/graphql';
import { indexIntroductions, summarize } from 'graphql-docs-reference/reference';
import type { GuideRecord, SymbolFile } from 'graphql-docs-reference/search';
import { makeSymbolFile, readSymbols } from 'graphql-docs-reference/search';
import type { Guides } from './find-guides';
import { readWords } from './read-words';
import { t } from '../../t';

const overview: Omit<GuideRecord, 'title'> = {
  kind: 'guide',
  description: t('reference.overview.search'),
  path: referencePath,
  sections: [[t('reference.overview.howToRead'), 'how-to-read']],
};

const playground: GuideRecord = {
  kind: 'guide',
  title: t('reference.playground.title'),
  description: t('reference.playground.description'),
  path: `${referencePath}/playground`,
  sections: [],
};

const changelog: GuideRecord = {
  kind: 'guide',
  title: t('reference.changelog.search'),
  description: t('reference.changelog.search.description'),
  path: changelogPath,
  sections: [],
};

const deprecated: GuideRecord = {
  kind: 'guide',
  title: t('reference.deprecated.search'),
  description: t('reference.deprecated.search.description'),
  path: deprecatedPath,
  sections: [],
};

const scopes: GuideRecord = {
  kind: 'guide',
  title: t('reference.scopes.search'),
  description: t('reference.scopes.search.description'),
  path: scopesPath,
  sections: [],
};

const client: GuideRecord = {
  kind: 'guide',
  title: t('reference.client.search'),
  description: t('reference.client.search.description'),
  path: clientCheckPath,
  sections: [],
};

/** The page that lists the symbols of each category. */
const indexes = categories.map(
  ({ kind, folder, label }): GuideRecord => ({
    kind: 'guide',
    title: label,
    description: indexIntroductions[kind],
    path: `${referencePath}/${folder}`,
    sections: [],
  }),
);

/** Pages that are made in code; another schema may have no releases, or symbols of other kinds. */
export function sitePages(
  paths: readonly string[],
  { title, mount = atRoot }: { readonly title: string; readonly mount?: Mount },
): GuideRecord[] {
  const ofReference = [
    { ...overview, title },
    ...indexes,
    changelog,
    deprecated,
    scopes,
    client,
  ].filter(({ path }) => paths.includes(path));
  return [...ofReference, playground].map((page) => ({ ...page, path: routeAt(mount, page.path) }));
}

/** What a search looks things up in, by the names of its files. */
export async function makeSearchFiles(
  siteDir: string,
  { schema, samples }: Pick<LoadedSchema, 'schema' | 'samples'>,
  { guides: written, pages }: Guides,
  made: readonly GuideRecord[],
): Promise<SiteData['search']> {
  const { symbols, descriptions } = listSymbols(schema);
  const guides = [...written, ...made];
  const words = await readWords(siteDir, { symbols, guides, samples });
  return {
    symbols,
    guides,
    words,
    text: { pages, descriptions },
  };
}

interface Listed {
  readonly symbols: SymbolFile;
  readonly descriptions: readonly string[];
}

/** By schema: in the dev server most saves are of guides. */
const listed = new WeakMap<GraphQLSchema, Listed>();

function listSymbols(schema: GraphQLSchema): Listed {
  const known = listed.get(schema);
  if (known) return known;
  const symbols = makeSymbolFile(schema, summarize);
  const found = { symbols, descriptions: describeMembers(schema, symbols) };
  listed.set(schema, found);
  return found;
}

/** What the schema says about each member, in order of the records; symbols say it themselves. */
function describeMembers(schema: GraphQLSchema, file: SymbolFile): string[] {
  return readSymbols(file).map(({ coordinate, depth }) =>
    depth === 0 ? '' : summarize(definitionAt(schema, coordinate)?.description),
  );
}
