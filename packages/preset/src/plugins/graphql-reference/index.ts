import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { releasePathsOf } from 'graphql-docs-reference/changelog';
import { oneAtATime, whenOrphaned } from 'graphql-docs-reference/calls';
import { requestOf } from 'graphql-docs-reference/examples';
import type { Texts } from 'graphql-docs-reference/options';
import type { ReadingOptions } from '../../content/read-model';
import type { Reference, ReferenceOptions } from '../../content/read-reference';
import { createReferenceReader } from '../../content/read-reference';
import { answerInDev } from '../../docusaurus/answer-in-dev';
import { besideBundling } from '../../docusaurus/beside-bundling';
import { chunkFilename } from '../../docusaurus/browser-bundle';
import { keepRendered } from '../../docusaurus/keep-rendered';
import { sayFaults } from '../../docusaurus/say-faults';
import { writeChanged } from '../../files';
import { hashMakers, packageFile } from '../../package-file';
import { whenIdle } from '../../docusaurus/when-idle';
import { closedToOtherSites, serveReference } from './serve-reference';
import { writeMarkdown, findGeneratorOptions } from './generate';
import { makePages } from './make-pages';
import { endpointsOf, listForMenu } from './page-data';
import { sayNotes } from './say-notes';

const pluginName = 'graphql-reference';

interface PluginOptions extends ReferenceOptions {
  /** Resolves once the guides are right: thousands of pages take long, and a fault is said before them. */
  readonly whenChecked: Promise<void>;
}

/**
 * Makes the pages of the reference before any plugin loads content, and again when the SDL, an
 * example, a migration or a row of the town changes in the dev server.
 */
export default async function graphqlReference(
  { siteDir, siteConfigPath, generatedFilesDir, localizationDir, siteConfig }: LoadContext,
  { whenChecked, ...options }: PluginOptions,
): Promise<Plugin<Reference>> {
  const generator = findGeneratorOptions(siteConfig);
  const pagesDir = join(generatedFilesDir, pluginName, 'pages');
  const cacheVersion = createCacheVersion(options.schema, options.texts);
  const { folders, isAtTop } = listWatched(options);
  const read = sayFaults(oneAtATime(createReferenceReader(siteDir, options, siteConfigPath)));
  const { whileBundling, made: written } = besideBundling(() =>
    writeMarkdown(current, { ...generator, rootPath: resolve(siteDir, generator.rootPath) }),
  );
  const isDev = process.env['NODE_ENV'] === 'development';
  // Examples are answered once a browser has its first page.
  let current = await read({ isOutline: isDev });
  for (const warning of current.warnings) logger.warn(warning);
  let isFresh = true;
  // Docusaurus stops its server at a signal.
  if (isDev) whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
  else {
    sayNotes(current);
    await whenChecked;
    const made = await makePages(current, localizationDir);
    const { twin } = current;
    current = { ...current, twin: (path) => made.get(path)?.twin ?? twin(path) };
    writeChanged(
      pagesDir,
      Array.from(made, ([path, { json }]) => [`${path}.json`, json]),
    );
    keepRendered((path) => made.get(path)?.json ?? '');
  }
  const readAgain = async (reading?: ReadingOptions): Promise<void> => {
    isFresh = false;
    const { isOutline, isPartlyOld } = current;
    current = await read(reading);
    isFresh = !current.isPartlyOld;
    if (isOutline) sayNotes(current);
    if (isPartlyOld && isFresh) server?.tell();
  };
  const signal = join(generatedFilesDir, pluginName, 'changed');
  const tellOthers = (): Promise<void> => writeFile(signal, String(Date.now()));

  const server = isDev
    ? serveReference({
        pages: () => current.pages,
        folders: folders.map((folder) => resolve(siteDir, folder)),
        onChange: () => readAgain({ isQuick: true }),
        onEnd: tellOthers,
      })
    : undefined;
  // Where rows and answers are kept from a build, none was read or asked for before the first save.
  const warmUp = async (): Promise<void> => {
    const { context } = current;
    await options.model?.readRows?.(context.schema);
    for (const { before, ...example } of context.examples) {
      if (current.context !== context) return;
      await options.store.get().answer?.([...before, example].map(requestOf));
      await setImmediate();
    }
  };
  // What is wrong with a row, the next reading says.
  const idle = server && whenIdle(server.refresh, () => void warmUp().catch(() => undefined));
  return {
    name: pluginName,
    // What else is made from the schema follows when the page that a browser shows is there.
    getPathsToWatch: () => [signal, ...(isAtTop ? [resolve(siteDir, options.schema)] : [])],
    async loadContent() {
      if (!isFresh) await readAgain();
      // The next call is for what has changed by then.
      isFresh = false;
      return current;
    },
    async contentLoaded({ content: { context, product }, actions }) {
      const { groups, symbols } = listForMenu(context);
      await Promise.all([
        actions.createData('endpoints.json', JSON.stringify(endpointsOf(product))),
        actions.createData('groups.json', JSON.stringify(groups)),
        actions.createData('symbols.json', JSON.stringify(symbols)),
      ]);
    },
    postBuild: written,
    configureWebpack: (config, isServer, { currentBundler }) => ({
      ...cacheVersion(config),
      ...(config.mode === 'production' && !isServer && { output: { chunkFilename } }),
      ...(server &&
        idle && {
          devServer: {
            ...closedToOtherSites,
            ...answerInDev(
              config,
              () => ({ name: whenIdle.name, middleware: idle.middleware }),
              () => server.middleware,
            ),
          },
        }),
      plugins: [
        new currentBundler.instance.DefinePlugin({ referencePagesDir: JSON.stringify(pagesDir) }),
        ...(idle ? [idle] : whileBundling.plugins),
      ],
      resolve: {
        alias: {
          '@docs-versions': join(
            generatedFilesDir,
            'docusaurus-plugin-content-docs/default/versions.json',
          ),
          '@reference-lists': packageFile(
            'graphql-docs-reader',
            `src/components/ReferenceMenu/lists.${isServer ? 'server' : 'client'}`,
          ),
          '@reference-page': packageFile(
            'docusaurus-preset-graphql-docs',
            `src/plugins/graphql-reference/page/read-page.${isServer ? 'server' : 'client'}`,
          ),
        },
      },
    }),
  };
}

/** Folders that pages are made from. The top of a site, which may hold the schema, has much else. */
export function listWatched({ schema, examples, migrations, model }: Watched): {
  folders: string[];
  isAtTop: boolean;
} {
  const folder = releasePathsOf(schema).folder;
  const all = [folder, examples, migrations, model?.rows].filter((path) => path !== undefined);
  return {
    folders: [...new Set(all)].filter(
      (path) => path !== '.' && !all.some((other) => path.startsWith(`${other}/`)),
    ),
    isAtTop: folder === '.',
  };
}

type Watched = Pick<ReferenceOptions, 'schema' | 'examples' | 'migrations' | 'model'>;

interface BundlerConfig {
  readonly experiments?: object;
}

/**
 * Has the bundler forget what other code of ours has compiled, or for another schema or with other
 * texts. What a guide is compiled from besides is a dependency of each: see `content-check`.
 */
export function createCacheVersion(
  schema: string,
  texts?: Texts,
): (config: BundlerConfig) => { experiments?: { cache: { readonly version: string } } } {
  const own = texts ? [schema, JSON.stringify(texts)] : [schema];
  return ({ experiments }) => {
    const { cache } = { ...experiments } as { cache?: { readonly version?: string } };
    if (cache?.version === undefined) return {};
    return { experiments: { cache: { version: [cache.version, ...own, hashMakers()].join('-') } } };
  };
}
