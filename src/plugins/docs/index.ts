import type { LoadContext, OptionValidationContext, Plugin, RouteConfig } from '@docusaurus/types';
import docsPlugin, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent,
  Options,
  PluginOptions,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import { referencePath } from '../../graphql/categories';
import type { LoadedSchema, SchemaStore } from '../../graphql/schema-store';
import { translate } from '../../i18n/translate';

interface ReferenceOptions {
  readonly store: SchemaStore;
}

const pageComponent = '@site/src/plugins/graphql-reference/page/index.tsx';

export function validateOptions({
  validate,
  options: { store, ...options },
}: OptionValidationContext<Options & ReferenceOptions, PluginOptions>): PluginOptions &
  ReferenceOptions {
  const context = { validate, options } as Parameters<typeof validateDocsOptions>[0];
  return { ...validateDocsOptions(context), store };
}

/**
 * The docs plugin, and in it the pages of the reference, which are not Markdown: they stand in the
 * same layout, below the same sidebar, and the guides lead on to them.
 */
export default async function docs(
  context: LoadContext,
  { store, ...options }: PluginOptions & ReferenceOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    // What is generated there follows the schema, which has a watcher of its own.
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), '!docs/graphql/**'],
    async loadContent() {
      const { loadedVersions } = (await plugin.loadContent?.()) ?? { loadedVersions: [] };
      const loaded = store.get();
      return {
        loadedVersions: loadedVersions.map((version) => withSidebars(loaded, leadOn(version))),
      };
    },
    contentLoaded: async ({ content, actions }) => {
      // What the frame of every page of the docs needs.
      const frames = ({ routes = [] }: RouteConfig): object =>
        Object.fromEntries(routes.map(({ props }) => [versionIn(props), props?.['version']]));
      return plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            void actions.createData('versions.json', JSON.stringify(frames(route)));
            actions.addRoute(withReference(route, store.get().paths));
          },
        },
      });
    },
  };
}

type Version = LoadedContent['loadedVersions'][number];
type Items = Version['sidebars'][string];

/** The last guide leads on to the reference. */
function leadOn(version: Version): Version {
  const next = {
    title: translate({ id: 'reference.overview.title', message: 'GraphQL API' }),
    permalink: referencePath,
  };
  return {
    ...version,
    docs: version.docs.map((doc) => (doc.sidebar && !doc.next ? { ...doc, next } : doc)),
  };
}

/** Leaves out the pages that the reference of this schema lacks. */
function withSidebars({ paths }: LoadedSchema, version: Version): Version {
  const toItems = (items: Items): Items =>
    items.flatMap((item): Items => {
      if (item.type === 'category') return [{ ...item, items: toItems(item.items) }];
      if (item.customProps?.['isOptional'] && 'href' in item && !paths.includes(item.href))
        return [];
      return [item];
    });
  const sidebars = Object.entries(version.sidebars).map(([name, items]) => [name, toItems(items)]);
  return { ...version, sidebars: Object.fromEntries(sidebars) as Version['sidebars'] };
}

/** The routes of a version, of which the newest gets the pages of the reference, too. */
function withReference(route: RouteConfig, paths: readonly string[]): RouteConfig {
  return {
    ...route,
    routes: route.routes?.map((version) =>
      versionIn(version.props) === 'current' ? withPages(version, paths) : version,
    ),
  };
}

function versionIn(props: RouteConfig['props']): string {
  return (props?.['version'] as PropVersionMetadata).version;
}

/** The route that has pages as children gets those of the reference, too. */
function withPages(route: RouteConfig, paths: readonly string[]): RouteConfig {
  const { routes = [] } = route;
  if (!routes.some(({ sidebar }) => sidebar !== undefined)) {
    return { ...route, routes: routes.map((child) => withPages(child, paths)) };
  }
  const pages = paths.map((path) => ({
    path,
    component: pageComponent,
    exact: true,
    sidebar: 'docs',
  }));
  return { ...route, routes: [...routes, ...pages] };
}
