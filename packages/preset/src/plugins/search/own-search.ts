import { referencePath, schemaPages } from 'graphql-docs-reference/graphql';
import type { Search, TextFile } from 'graphql-docs-reference/search';
import { createSearch, readSymbols } from 'graphql-docs-reference/search';
import { readHead, textOf } from '../../content/content-file';
import { readFiles } from '../../content/read-files';
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
  const files = await readFiles('.', '{docs,blog}/**/*.mdx');
  const written = files.map((file): Metadata => {
    const { fields, path } = readHead(file);
    return {
      title: textOf(fields['title']),
      description: replacePlaceholders(textOf(fields['description']), placeholders),
      permalink: path,
      source: `@site/${file.name}`,
    };
  });
  const isPost = ({ source }: Metadata): boolean => source.startsWith('@site/blog/');
  return readGuides(
    { guides: written.filter((one) => !isPost(one)), posts: written.filter(isPost) },
    { dir: '.', baseUrl: '/', placeholders },
  );
}
