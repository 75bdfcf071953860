import { readFile } from 'node:fs/promises';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { placeholders } from '../../../product';
import type { Search } from '../../../search/search';
import { createSearch } from '../../../search/search';
import { makeSymbolFile } from '../../../search/symbol-file';
import { readSymbols } from '../../../search/symbol-records';
import type { TextFile } from '../../../search/text-file';
import { summarize } from '../../../reference/description';
import { replacePlaceholders } from '../../../remark/placeholders';
import { readSchema } from '../../../content/read-schema';
import { describeMembers } from '../describe-members';
import type { Metadata } from '../list-guides';
import { readGuides } from '../list-guides';
import { sitePages } from '../site-pages';

export interface OwnSearch {
  readonly search: Search;
  readonly text: TextFile;
  /** All that a result can lead to. */
  readonly paths: ReadonlySet<string>;
}

/** The search of this site without a build, and what it reads after the names. */
export async function loadOwnSearch(): Promise<OwnSearch> {
  const { schema } = await readSchema('.', 'schema/**/*.graphql');
  const symbols = makeSymbolFile(schema, summarize);
  const found = await readGuides(
    await listFiles('docs/**/*.mdx', (file) => file.replace(/(?:\/index)?\.mdx$/, '')),
    await listFiles('blog/*.mdx', (file) => file.replace(/(\d+-){3}|\.mdx$/g, '')),
    { dir: '.', baseUrl: '/', placeholders },
  );
  const guides = [...found.guides, ...sitePages(true)];
  const search = createSearch(symbols, guides);
  const paths = [
    ...readSymbols(symbols).map(({ path }) => path),
    ...guides.flatMap(({ path, sections }) => [path, ...sections.map(([, id]) => `${path}#${id}`)]),
  ];
  const text = { pages: found.pages, descriptions: describeMembers(schema, symbols) };
  return { search, text, paths: new Set(paths) };
}

async function listFiles(pattern: string, route: (file: string) => string): Promise<Metadata[]> {
  const files = await Globby(pattern);
  return Promise.all(
    files.map(async (filePath) => {
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
        filePath,
        fileContent: await readFile(filePath, 'utf8'),
      });
      return {
        title: String(frontMatter['title']),
        description: replacePlaceholders(String(frontMatter['description']), placeholders),
        permalink: `/${route(filePath)}`,
        source: `@site/${filePath}`,
      };
    }),
  );
}
