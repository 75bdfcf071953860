import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import type { StoredPage } from '../stored-page';

/** A page as the theme takes the compiled Markdown of a guide. */
export function toContent(page: StoredPage): PropDocContent {
  const { path, title, description, editUrl, previous, next, contents } = page;
  const id = path.replace(/^\/docs\//, '');
  return Object.assign(() => null, {
    contentTitle: undefined,
    frontMatter: {},
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
      frontMatter: {},
      lastUpdatedAt: undefined,
      lastUpdatedBy: undefined,
    },
  });
}

function toNeighbour(
  neighbour: StoredPage['next'],
): (PropDocContent['metadata']['next'] & { isDeprecated?: true | undefined }) | undefined {
  if (!neighbour) return undefined;
  const { path, ...rest } = neighbour;
  return { ...rest, permalink: path };
}
