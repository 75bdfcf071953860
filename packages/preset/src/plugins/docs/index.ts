import type { LoadedContent, Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import docsPlugin, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import type { LoadedSchema, SchemaStore } from 'graphql-docs-reference/graphql';
import { referencePath } from 'graphql-docs-reference/graphql';
import { framesOf, withPages } from '../../docusaurus/docs-props';
import { t } from '../../t';

interface ReferenceOptions {
  readonly store: SchemaStore;
}

const pageComponent = 'docusaurus-preset-graphql-docs/page';

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
      return plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            void actions.createData('versions.json', JSON.stringify(framesOf(route)));
            const { paths } = store.get();
            const pages = paths.map((path) => ({ path, component: pageComponent, exact: true }));
            actions.addRoute(withPages(route, pages));
          },
        },
      });
    },
  };
}

/** As Docusaurus asks a plugin that is given as a function. */
docs.validateOptions = function validateOptions({
  validate,
  options: { store, ...options },
}: OptionValidationContext<Options & ReferenceOptions, PluginOptions>): PluginOptions &
  ReferenceOptions {
  const context = { validate, options } as Parameters<typeof validateDocsOptions>[0];
  return { ...validateDocsOptions(context), store };
};

type Version = LoadedContent['loadedVersions'][number];
type Items = Version['sidebars'][string];

/** The last guide leads on to the reference. */
function leadOn(version: Version): Version {
  const next = {
    title: t('reference.overview.title'),
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
