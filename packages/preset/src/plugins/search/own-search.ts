import { readFile } from 'node:fs/promises';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { referencePath, schemaPages } from 'graphql-docs-reference/graphql';
import type { Search, TextFile } from 'graphql-docs-reference/search';
import { createSearch, readSymbols } from 'graphql-docs-reference/search';
import { readSchema } from '../../content/read-schema';
import type { Metadata } from '../../content/twins/make-twins';
import type { Placeholders } from '../../remark/placeholders';
import { replacePlaceholders } from '../../remark/placeholders';
import type { Guides } from './find-guides';
import { readGuides } from './find-guides';
import { makeSearchFiles, sitePages } from './search-files';
import { t } from '../../t';

interface OwnSearch {
  readonly search: Search;
  readonly text: TextFile;
  /** All that a result can lead to. */
  readonly paths: ReadonlySet<string>;
}

const ownPages = [referencePath, ...schemaPages];

/** The search of this site without a build, and what it reads after the names. */
export async function loadOwnSearch(placeholders: Placeholders): Promise<OwnSearch> {
  const { schema } = await readSchema('.', 'schema/**/*.graphql');
  const found = await readOwnGuides(placeholders);
  const loaded = { schema, samples: 'error' as const };
  const { symbols, guides, words, text } = await makeSearchFiles(
    '.',
    loaded,
    found,
    sitePages(ownPages, { title: t('reference.overview.title') }),
  );
  const paths = [
    ...readSymbols(symbols).map(({ path }) => path),
    ...guides.flatMap(({ path, sections }) => [path, ...sections.map(([, id]) => `${path}#${id}`)]),
  ];
  return { search: createSearch(symbols, guides, words), text, paths: new Set(paths) };
}

/** The guides and posts of this site from their files, as a build finds them. */
export async function readOwnGuides(placeholders: Placeholders): Promise<Guides> {
  return readGuides(
    {
      guides: await listFiles(placeholders, 'docs/**/*.mdx', (file) =>
        file.replace(/(?:\/index)?\.mdx$/, ''),
      ),
      posts: await listFiles(placeholders, 'blog/*.mdx', (file) =>
        file.replace(/(\d+-){3}|\.mdx$/g, ''),
      ),
    },
    { dir: '.', baseUrl: '/', placeholders },
  );
}

async function listFiles(
  placeholders: Placeholders,
  pattern: string,
  route: (file: string) => string,
): Promise<Metadata[]> {
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
