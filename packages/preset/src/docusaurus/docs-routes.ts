import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

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
