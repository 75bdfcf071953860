import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { oneAtATime } from '../../examples/one-at-a-time';
import { categories } from '../../graphql/categories';
import type { ReferenceContext } from '../../reference/context';
import { createContext } from '../../reference/context';
import { migrationsFolder } from '../../migrations/migration';
import { createCacheInputs } from './cache-inputs';
import { createModelReader } from './create-model';
import { generatePages } from './generate';
import type { PluginOptions } from './options';
import { examplesFolder } from './read-examples';
import { readGuideSamples } from './read-guide-samples';
import { readSchema } from './read-schema';
import { writePages } from './write-pages';

export { validateOptions } from './options';

const pluginName = 'graphql-reference';

/**
 * Generates the reference before any plugin loads content, and again when the SDL, an example or
 * a migration changes in the dev server. It must be named in the config before the docs plugin.
 */
export default async function graphqlReference(
  { siteDir, generatedFilesDir }: LoadContext,
  options: PluginOptions,
): Promise<Plugin<ReferenceContext>> {
  const workDir = join(generatedFilesDir, pluginName, 'work');
  const cacheInputs = await createCacheInputs(siteDir, options.schema);
  const readModel = createModelReader(siteDir);
  const generate = oneAtATime(async (): Promise<ReferenceContext> => {
    const source = await readSchema(siteDir, options.schema);
    const { schema, sdl } = source;
    const model = options.isOwnSchema ? await readModel(source) : undefined;
    const context = createContext(schema, {
      examples: model?.examples ?? [],
      migrations: model?.migrations ?? [],
      guideSamples: model ? await readGuideSamples(siteDir) : [],
      sourceUrl: options.isOwnSchema ? options.sourceUrl : () => undefined,
      endpoint: options.isOwnSchema ? options.endpoint : undefined,
    });
    options.store.set({
      schema,
      links: context.links,
      isOwn: options.isOwnSchema,
      answer: model?.answer,
    });
    await writePages(join(siteDir, 'docs', 'graphql'), await generatePages(context, sdl, workDir));
    return context;
  });
  let fresh: ReferenceContext | undefined = await generate();

  return {
    name: pluginName,
    getPathsToWatch: () =>
      [options.schema, `${examplesFolder}/**/*.{graphql,json}`, `${migrationsFolder}/*.md`].map(
        (path) => resolve(siteDir, path),
      ),
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
    configureWebpack: (config, isServer) => ({
      ...cacheInputs(config),
      // Named chunks would put a second name for each page into the script of every page.
      ...(config.mode === 'production' &&
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
