import { referencePath } from '../../../graphql/categories';
import { changelogPath, deprecatedPath } from '../../../graphql/routes';
import type { Search } from '../../../search/search';
import { createSearch } from '../../../search/search';
import { makeSymbolFile } from '../../../search/symbol-file';
import { readSymbols } from '../../../search/symbol-records';
import type { TextFile } from '../../../search/text-file';
import { summarize } from '../../../reference/description';
import { readSchema } from '../../../content/read-schema';
import { describeMembers } from '../describe-members';
import { readOwnGuides } from '../read-own-guides';
import { readWords } from '../read-words';
import { sitePages } from '../site-pages';

export interface OwnSearch {
  readonly search: Search;
  readonly text: TextFile;
  /** All that a result can lead to. */
  readonly paths: ReadonlySet<string>;
}

const ownPages = [referencePath, changelogPath, deprecatedPath];

/** The search of this site without a build, and what it reads after the names. */
export async function loadOwnSearch(): Promise<OwnSearch> {
  const { schema } = await readSchema('.', 'schema/**/*.graphql');
  const symbols = makeSymbolFile(schema, summarize);
  const found = await readOwnGuides();
  const guides = [...found.guides, ...sitePages({ paths: ownPages })];
  const words = await readWords('.', { symbols, guides, isOwn: true });
  const search = createSearch(symbols, guides, words);
  const paths = [
    ...readSymbols(symbols).map(({ path }) => path),
    ...guides.flatMap(({ path, sections }) => [path, ...sections.map(([, id]) => `${path}#${id}`)]),
  ];
  const text = { pages: found.pages, descriptions: describeMembers(schema, symbols) };
  return { search, text, paths: new Set(paths) };
}
