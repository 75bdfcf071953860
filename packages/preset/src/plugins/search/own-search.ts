import { changelogPath, deprecatedPath, referencePath } from 'graphql-docs-reference/graphql';
import type { Search, TextFile } from 'graphql-docs-reference/search';
import { createSearch, makeSymbolFile, readSymbols } from 'graphql-docs-reference/search';
import { summarize } from 'graphql-docs-reference/reference';
import type { Placeholders } from '../../remark/placeholders';
import { readSchema } from '../../content/read-schema';
import { describeMembers } from './describe-members';
import { readOwnGuides } from './read-own-guides';
import { readWords } from './read-words';
import { sitePages } from './site-pages';

export interface OwnSearch {
  readonly search: Search;
  readonly text: TextFile;
  /** All that a result can lead to. */
  readonly paths: ReadonlySet<string>;
}

const ownPages = [referencePath, changelogPath, deprecatedPath];

/** The search of this site without a build, and what it reads after the names. */
export async function loadOwnSearch(placeholders: Placeholders): Promise<OwnSearch> {
  const { schema } = await readSchema('.', 'schema/**/*.graphql');
  const symbols = makeSymbolFile(schema, summarize);
  const found = await readOwnGuides(placeholders);
  const guides = [...found.guides, ...sitePages({ paths: ownPages })];
  const words = await readWords('.', { symbols, guides, samples: 'error' });
  const search = createSearch(symbols, guides, words);
  const paths = [
    ...readSymbols(symbols).map(({ path }) => path),
    ...guides.flatMap(({ path, sections }) => [path, ...sections.map(([, id]) => `${path}#${id}`)]),
  ];
  const text = { pages: found.pages, descriptions: describeMembers(schema, symbols) };
  return { search, text, paths: new Set(paths) };
}
