import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { categories } from '../../graphql/categories';
import type { ReferenceContext } from '../../reference/context';
import { createContext } from '../../reference/context';
import { generatePages } from './generate';
import type { PluginOptions } from './options';
import { readSchema } from './read-schema';
import { writePages } from './write-pages';

export { validateOptions } from './options';

const pluginName = 'graphql-reference';

/**
 * Generates the reference before any plugin loads content, and again when the SDL changes in the
 * dev server. It must be named in the config before the docs plugin.
 */
export default async function graphqlReference(
  { siteDir, generatedFilesDir }: LoadContext,
  options: PluginOptions,
): Promise<Plugin<ReferenceContext>> {
  const workDir = join(generatedFilesDir, pluginName, 'work');
  let fresh: ReferenceContext | undefined = await generate();

  async function generate(): Promise<ReferenceContext> {
    const { schema, sdl } = await readSchema(siteDir, options.schema);
    const context = createContext(schema, {
      sourceUrl: options.isOwnSchema ? options.sourceUrl : () => undefined,
      endpoint: options.isOwnSchema ? options.endpoint : undefined,
    });
    options.store.set({ schema, links: context.links, isOwn: options.isOwnSchema });
    await writePages(join(siteDir, 'docs', 'graphql'), await generatePages(context, sdl, workDir));
    return context;
  }

  return {
    name: pluginName,
    getPathsToWatch: () => [resolve(siteDir, options.schema)],
    async loadContent() {
      const context = fresh ?? (await generate());
      fresh = undefined;
      return context;
    },
    async contentLoaded({ content, actions }) {
      await Promise.all(
        categories.map(({ kind }) =>
          actions.createData(`${kind}.json`, JSON.stringify(namesAndSlugs(content, kind))),
        ),
      );
    },
    configureWebpack: ({ mode }, isServer) => ({
      // Named chunks would put a second name for each page into the script of every page.
      ...(mode === 'production' &&
        !isServer && { output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' } }),
      resolve: {
        alias: {
          '@reference-lists': resolve(
            siteDir,
            `src/components/ReferenceCategory/lists.${isServer ? 'server' : 'client'}.ts`,
          ),
        },
      },
    }),
  };
}

/** What the sidebar needs of a category: each symbol's name and the end of its route. */
function namesAndSlugs({ symbols }: ReferenceContext, kind: string): [string, string][] {
  return symbols
    .filter((symbol) => symbol.kind === kind)
    .map(({ name, path }) => [name, path.slice(path.lastIndexOf('/') + 1)]);
}
