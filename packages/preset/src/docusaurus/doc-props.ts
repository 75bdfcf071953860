import type { PropDocContent, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { ContentsEntry } from 'graphql-docs-reference/document';
import type { ReferencePage } from 'graphql-docs-reference/reference';

type Page = Omit<ReferencePage, 'tree'> & { readonly contents: readonly ContentsEntry[] };

/** What the theme asks of a version of docs, for pages that are not of the docs plugin. */
export function versionWith(
  docsSidebars: PropVersionMetadata['docsSidebars'],
): PropVersionMetadata {
  return {
    pluginId: 'default',
    version: 'current',
    label: 'Next',
    banner: null,
    badge: false,
    noIndex: false,
    className: 'graphql-docs',
    isLast: true,
    docsSidebars,
    docs: {},
  };
}

/** A page as the theme takes the compiled Markdown of a guide. */
export function toContent(
  page: Page,
  frontMatter: PropDocContent['frontMatter'] = {},
): PropDocContent {
  const { path, title, description, editUrl, previous, next, contents } = page;
  const id = path.replace(/^\/docs\//, '');
  return Object.assign(() => null, {
    contentTitle: undefined,
    frontMatter,
    assets: {},
    toc: contents,
    metadata: {
      id,
      source: `@site/docs/${id}.md`,
      sourceDirName: '.',
      slug: `/${id}`,
      permalink: path,
      title,
      description,
      editUrl,
      previous: toNeighbour(previous),
      next: toNeighbour(next),
      sidebar: 'docs',
      version: 'current',
      draft: false,
      unlisted: false,
      tags: [],
      frontMatter,
      lastUpdatedAt: undefined,
      lastUpdatedBy: undefined,
    },
  });
}

function toNeighbour(
  neighbour: Page['next'],
): (PropDocContent['metadata']['next'] & { isDeprecated?: true | undefined }) | undefined {
  if (!neighbour) return undefined;
  const { path, ...rest } = neighbour;
  return { ...rest, permalink: path };
}
