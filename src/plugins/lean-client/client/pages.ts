import type ComponentCreator from '@docusaurus/ComponentCreator';
import type { RouteConfig } from 'react-router-config';

/** Pages that share a component and a sidebar. */
export interface Pages {
  readonly component: string;
  readonly sidebar?: string;
  /** By the folder of their addresses: `name:chunk name:chunk …`. */
  readonly folders: Readonly<Record<string, string>>;
}

/** Docusaurus wants a hash in the keys of its tables, to tell routes with one address apart. */
const hash = 'page';

export function pageChunkNames(allPages: readonly Pages[]): Record<string, object> {
  return Object.fromEntries(
    allPages.flatMap((pages) =>
      listPages(pages).map(([path, content]) => [
        `${path}-${hash}`,
        { __comp: pages.component, content },
      ]),
    ),
  );
}

/** The routes of `pages`. A component is made when its route is rendered, and then once. */
export function pageRoutes(pages: Pages, createComponent: typeof ComponentCreator): RouteConfig[] {
  return listPages(pages).map(([path]) => {
    let component: RouteConfig['component'];
    return {
      path,
      exact: true,
      sidebar: pages.sidebar,
      get component() {
        component ??= createComponent(path, hash);
        return component;
      },
    };
  });
}

function listPages({ folders }: Pages): (readonly [path: string, content: string])[] {
  return Object.entries(folders).flatMap(([folder, names]) =>
    names.split(' ').map((entry) => {
      const nameEnd = entry.lastIndexOf(':');
      return [folder + entry.slice(0, nameEnd), entry.slice(nameEnd + 1)] as const;
    }),
  );
}
