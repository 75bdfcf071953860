import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';

export { validateOptions };

/**
 * The docs plugin with one change: what it hands to every page (the list of all docs, in the
 * version's props and in the global data) leaves the reference out. With a large schema that list
 * outweighs the page itself, and nothing here reads it: see `src/components/ReferenceCategory`.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            const lean = withoutReference(route);
            void actions.createData('version.json', JSON.stringify(lean.routes?.[0]?.props?.['version']));
            actions.addRoute(lean);
          },
          setGlobalData: (data) => actions.setGlobalData(withoutReferenceDocs(data)),
        },
      }),
  };
}

const isReference = (id: string): boolean => id.startsWith('graphql/');

interface VersionProps {
  readonly docs: Readonly<Record<string, unknown>>;
}

function withoutReference(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'] as VersionProps | undefined;
  const guides = Object.entries(version?.docs ?? {}).filter(([id]) => !isReference(id));
  return {
    ...route,
    ...(version && {
      props: { ...route.props, version: { ...version, docs: Object.fromEntries(guides) } },
    }),
    ...(route.routes && { routes: route.routes.map(withoutReference) }),
  };
}

interface GlobalData {
  readonly versions: readonly { readonly docs: readonly { readonly id: string }[] }[];
}

function withoutReferenceDocs(data: unknown): unknown {
  const { versions, ...rest } = data as GlobalData;
  return {
    ...rest,
    versions: versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({ id }) => !isReference(id)),
    })),
  };
}
