import type { PropVersionMetadata, PropDocContent } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import type { ContentsEntry } from 'graphql-docs-reference/document';
import type { ReferencePage } from 'graphql-docs-reference/reference';

/** What the frame of every page of the docs needs, by the name of their version. */
export function framesOf({ routes = [] }: RouteConfig): Record<string, PropVersionMetadata> {
  return Object.fromEntries(routes.map((route) => [versionOf(route).version, versionOf(route)]));
}

/** The route of all docs, in which the pages of the newest version are followed by others. */
export function withPages(docs: RouteConfig, pages: readonly RouteConfig[]): RouteConfig {
  return {
    ...docs,
    routes: docs.routes?.map((version) =>
      versionOf(version).version === 'current' ? addPages(version, pages) : version,
    ),
  };
}

function versionOf({ props }: RouteConfig): PropVersionMetadata {
  return props?.['version'] as PropVersionMetadata;
}

/** The route that has pages as children gets the others, too. */
function addPages(route: RouteConfig, pages: readonly RouteConfig[]): RouteConfig {
  const { routes = [] } = route;
  if (!routes.some(({ sidebar }) => sidebar !== undefined)) {
    return { ...route, routes: routes.map((child) => addPages(child, pages)) };
  }
  return { ...route, routes: [...routes, ...pages.map((page) => ({ ...page, sidebar: 'docs' }))] };
}

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
