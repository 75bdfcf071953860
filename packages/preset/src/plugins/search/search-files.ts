import type { GraphQLSchema } from 'graphql';
import type { SiteData } from 'graphql-docs-mcp';
import type { LoadedSchema, Mount } from 'graphql-docs-reference/graphql';
import {
  atRoot,
  categories,
  changelogPath,
  clientCheckPath,
  deprecatedPath,
  playgroundPath,
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

function page(
  path: string,
  title: string,
  description: string,
  sections: GuideRecord['sections'] = [],
): GuideRecord {
  return { kind: 'guide', title, description, path, sections };
}

/** Those that a reference may have, besides those of its symbols. */
const furtherPages = (title: string): GuideRecord[] => [
  page(referencePath, title, t('reference.overview.search'), [
    [t('reference.overview.howToRead'), 'how-to-read'],
  ]),
  // The page that lists the symbols of each category.
  ...categories.map(({ kind, folder, label }) =>
    page(`${referencePath}/${folder}`, label, indexIntroductions[kind]()),
  ),
  page(changelogPath, t('reference.changelog.search'), t('reference.changelog.search.description')),
  page(
    deprecatedPath,
    t('reference.deprecated.search'),
    t('reference.deprecated.search.description'),
  ),
  page(scopesPath, t('reference.scopes.search'), t('reference.scopes.search.description')),
  page(clientCheckPath, t('reference.client.search'), t('reference.client.search.description')),
];

/** Pages that are made in code; another schema may have no releases, or symbols of other kinds. */
export function sitePages(
  paths: readonly string[],
  { title, mount = atRoot }: { readonly title: string; readonly mount?: Mount },
): GuideRecord[] {
  const ofReference = furtherPages(title).filter(({ path }) => paths.includes(path));
  const playground = page(playgroundPath, t('playground.title'), t('playground.description'));
  return [...ofReference, playground].map((one) => ({ ...one, path: routeAt(mount, one.path) }));
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
