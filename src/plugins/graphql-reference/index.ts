import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Reference, ReferenceOptions } from '../../content/read-reference';
import { createReferenceReader } from '../../content/read-reference';
import { oneAtATime } from '../../calls/one-at-a-time';
import { formatProblem } from '../../graphql/problem';
import { writeFiles } from '../write-files';
import { createCacheInputs } from './cache-inputs';
import { serveReference } from './dev-server';
import { writeMarkdown } from './generate';
import { findGeneratorOptions } from './generator-options';
import { listForMenu } from './list-for-menu';
import { storedPage } from './stored-page';

export { validateOptions } from './options';

const pluginName = 'graphql-reference';

/**
 * Makes the pages of the reference before any plugin loads content, and again when the SDL, an
 * example, a migration or a row of the town changes in the dev server.
 */
export default async function graphqlReference(
  { siteDir, generatedFilesDir, siteConfig }: LoadContext,
  options: ReferenceOptions,
): Promise<Plugin<Reference>> {
  const generator = findGeneratorOptions(siteConfig);
  const pagesDir = join(generatedFilesDir, pluginName, 'pages');
  const cacheInputs = await createCacheInputs(siteDir, options.schema);
  const read = oneAtATime(createReferenceReader(siteDir, options));
  const write = async (reference: Reference): Promise<void> => {
    const { pages } = reference;
    await writeMarkdown(reference, {
      ...generator,
      rootPath: resolve(siteDir, generator.rootPath),
    });
    await writeFiles(
      pagesDir,
      pages.paths.map((path) => [`${path}.json`, JSON.stringify(storedPage(pages.get(path)))]),
    );
  };
  let current = await read();
  for (const note of current.notes) logger.info(formatProblem(note));
  let isFresh = true;
  const isDev = process.env['NODE_ENV'] === 'development';
  if (!isDev) await write(current);
  const readAgain = async (): Promise<void> => {
    isFresh = false;
    current = await read();
    isFresh = true;
  };
  const signal = join(generatedFilesDir, pluginName, 'changed');
  const tellOthers = (): Promise<void> => writeFile(signal, String(Date.now()));

  return {
    name: pluginName,
    // What else is made from the schema follows when the page that a browser shows is there.
    getPathsToWatch: () => [options.isOwnSchema ? signal : resolve(siteDir, options.schema)],
    async loadContent() {
      if (!isFresh) await readAgain();
      isFresh = false;
      return current;
    },
    async contentLoaded({ content: { context }, actions }) {
      const { groups, symbols } = listForMenu(context);
      await Promise.all([
        actions.createData('groups.json', JSON.stringify(groups)),
        actions.createData('symbols.json', JSON.stringify(symbols)),
      ]);
    },
    configureWebpack: (config, isServer, { currentBundler }) => ({
      ...cacheInputs(config),
      // Named chunks would put a second name for each page into the script of every page.
      ...(config.mode === 'production' &&
        !isServer && { output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' } }),
      ...(isDev && {
        devServer: {
          setupMiddlewares: (middlewares: unknown[]) => {
            // Before the one that answers all other addresses with the first page. What is returned
            // is added at the end.
            middlewares.unshift(
              serveReference({
                pages: () => current.pages,
                folders: ['schema', 'src/sandbox/domains'].map((folder) =>
                  resolve(siteDir, folder),
                ),
                onChange: readAgain,
                onEnd: tellOthers,
              }),
            );
            return [];
          },
        },
      }),
      plugins: [
        new currentBundler.instance.DefinePlugin({ referencePagesDir: JSON.stringify(pagesDir) }),
      ],
      resolve: {
        alias: {
          '@reference-lists': resolve(
            siteDir,
            `src/components/ReferenceMenu/lists.${isServer ? 'server' : 'client'}.ts`,
          ),
          '@reference-page': resolve(
            siteDir,
            `src/plugins/graphql-reference/page/read-page.${isServer ? 'server' : 'client'}.ts`,
          ),
        },
      },
    }),
  };
}
