import { constants, copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, dirname } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import type { Plugin as PostcssPlugin, Root } from 'postcss';
import type { UserDefinedOptions } from 'purgecss';
import type { OutputTable } from 'graphql-docs-reference/graphql';
import { claimPages, hostFiles } from 'graphql-docs-reference/graphql';
import {
  browserBundle,
  browserFile,
  daysOfTheme,
  KeepRuntimeNames,
  KeepStylesOnly,
  lateHead,
  skipRoutes,
} from '../../docusaurus/browser-bundle';
import { compileOnDemand } from '../../docusaurus/compile-on-demand';
import { keepBundled } from '../../docusaurus/keep-bundled';
import { renderWith } from '../../docusaurus/keep-rendered';
import { intoTemplate } from '../../docusaurus/page-template';
import { listFiles } from '../../files';
import { ofPages, packageFile } from '../../package-file';
import { openThread } from '../../thread';
import { generatorOptions } from '../graphql-reference/generate';
import { modulesFile } from '../supply';

/** A script that has not come after this many milliseconds has failed; the default is two minutes. */
const chunkLoadTimeout = 15_000;

/**
 * Where scripts that arrive leave their modules, a property of the window. An element with an id is one as
 * well, and here ids are names of a schema, none of which has a colon.
 */
const chunkLoadingGlobal = 'site:chunks';

/** Styles of what loads on demand come with it; all others are in the one file of every page. */
const stylesOfPages =
  /^(?!.*[/\\]reader[/\\]src[/\\](?:islands[/\\]|components[/\\](?:Search[/\\]Panel[/\\]|KeyboardHelp[/\\]dialog)))/;

const notFound = '/404.html';

const feeds = ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `/blog/${name}`);

/** Makes pages documents: see the README beside this file. */
export default function documents(
  { siteDir, generatedFilesDir, siteConfig }: LoadContext,
  { outputs }: { readonly outputs: OutputTable },
): Plugin {
  const isDev = process.env['NODE_ENV'] === 'development';
  const { lightningCssMinimizer } = siteConfig.future.faster;
  if (!isDev) {
    const manifest = join(generatedFilesDir, 'client-manifest.json');
    keepBundled(generatedFilesDir, [manifest, modulesFile(generatedFilesDir)]);
  }
  return {
    name: 'documents',
    getClientModules: () => (isDev ? [browserFile('wake-in-dev')] : []),
    // By now the plugin of the reference has seen to it that pages are kept.
    allContentLoaded() {
      if (!isDev) renderWith(intoTemplate());
      return Promise.resolve();
    },
    postBuild({ outDir, routesPaths }) {
      claimRest(outputs, routesPaths);
      answerWithSlash(outDir);
    },
    configurePostCss: ({ plugins, ...rest }) => ({
      ...rest,
      config: postcssConfig(siteDir),
      plugins: [
        ...(lightningCssMinimizer
          ? plugins.filter((plugin) => !isForOldBrowsers(plugin))
          : plugins),
        ...(isDev ? [] : [leaveOutUnused(siteDir)]),
      ],
    }),
    configureWebpack: (config, isServer, { currentBundler }) => {
      const dates = new currentBundler.instance.NormalModuleReplacementPlugin(
        daysOfTheme,
        packageFile('graphql-docs-reader', 'src/components/date-format'),
      );
      if (isServer) return { module: { rules: [skipRoutes, lateHead] }, plugins: [dates] };
      if (config.mode !== 'production') {
        const { plugins, settings } = compileOnDemand(
          config,
          currentBundler.instance,
          generatedFilesDir,
        );
        return { ...settings, output: { chunkLoadingGlobal }, plugins: [dates, ...plugins] };
      }
      return {
        ...browserBundle(generatedFilesDir),
        output: { chunkLoadTimeout, chunkLoadingGlobal, trustedTypes: { policyName: 'bundler' } },
        optimization: { splitChunks: { cacheGroups: { styles: { test: stylesOfPages } } } },
        plugins: [dates, new KeepStylesOnly('pages'), new KeepRuntimeNames()],
      };
    },
  };
}

/** Lightning CSS adds the same when it minifies, and whoever works on a site has a new browser. */
function isForOldBrowsers(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/** Claims the pages that Docusaurus makes of others, such as lists of posts, and its own files. */
function claimRest(outputs: OutputTable, routes: readonly string[]): void {
  const known = outputs.paths();
  const pages = routes.filter((route) => route !== notFound);
  const files = [notFound, '/sitemap.xml', ...feeds, ...Object.values(hostFiles)];
  outputs.claim('Docusaurus', [
    ...claimPages(pages.map((route) => ({ route, what: `the page ${route}` }))).filter(
      ({ path }) => !known.has(path),
    ),
    ...files.map((path) => ({ path, what: 'a file that each build makes' })),
  ]);
}

/**
 * Has a static host answer `/guides/hello/` as it answers `/guides/hello`. Where a page has
 * others below it, a host looks for the first address in the folder of these; the canonical address
 * in the file is the one without the slash. Its path has been claimed with that of the page.
 */
export function answerWithSlash(outDir: string): void {
  for (const file of listFiles(outDir)) {
    const folder = file.replace(/\.html$/, '');
    if (folder !== file && statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      copyFileSync(file, join(folder, 'index.html'), constants.COPYFILE_EXCL);
  }
}

const themes = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/** In a thread, for guides are compiled meanwhile. */
async function purge(options: Partial<UserDefinedOptions>): Promise<string> {
  const thread = openThread<typeof options, string>(join(__dirname, 'purge-thread.cjs'));
  try {
    return await thread.call(options);
  } finally {
    await thread.end();
  }
}

/** Elements, which Markdown makes, and what the theme puts together from parts of names. */
const kept = [/^[a-z0-9]+$/i, /^(?:alert|navbar|footer)--/];

/** Leaves out of Infima what nothing on the site names: variants of classes, and settings. */
export function leaveOutUnused(siteDir: string): PostcssPlugin {
  const installed = [
    ...themes.map((name) => join(dirname(require.resolve(name)), '**/*.{js,css}')),
    ...ofPages.map((name) => packageFile(name, 'src/**/*.{ts,tsx,css}')),
  ];
  const own = [
    join(siteDir, 'src/**/*.{ts,tsx,mdx,css}'),
    join(siteDir, '{docs,blog,versioned_docs,i18n}/**/*.{md,mdx}'),
  ];
  const ignore = ['**/__tests__/**', `**/docs/${generatorOptions.baseURL}/**`];
  return {
    postcssPlugin: 'leave-out-unused',
    async Once(root, { parse, result }) {
      if (!/[/\\]infima[/\\]/.test(root.source?.input.file ?? '')) return;
      const ownPaths = await Globby(own, { ignore });
      // Where one of them changes, the bundler comes here again; where a package does, it forgets all.
      for (const file of ownPaths)
        result.messages.push({ type: 'dependency', plugin: leaveOutUnused.name, file });
      const paths = [...ownPaths, ...(await Globby(installed, { ignore }))];
      const texts = paths.map((path) => readFileSync(path, 'utf8'));
      const raw = root.toString();
      const names = new Set(wordsOf(raw));
      const used = texts
        .filter((_, index) => !paths[index]?.endsWith('.css'))
        .flatMap((text) => wordsOf(text).filter((word) => names.has(word)));
      const content = [{ raw: [...new Set(used)].join(' '), extension: 'html' }];
      const purged = await purge({ content, css: [{ raw }], safelist: kept });
      root.removeAll().append(parse(purged));
      removeSettings(root, new Set(texts.flatMap((text) => text.match(/--ifm-[\w-]+/g) ?? [])));
    },
  };
}

/**
 * Settings of PostCSS of a site's own. Without this they are looked for from each style sheet, under
 * thirty names in each folder above it.
 */
export function postcssConfig(siteDir: string): string | false {
  const name = /^(?:postcss\.config\.|\.postcssrc(?:\.|$))/;
  const file = readdirSync(siteDir).find((each) => name.test(each));
  return file === undefined ? false : join(siteDir, file);
}

/** What PurgeCSS takes for names. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\w-]+/g) ?? [];
}

/** A setting may be there for another one alone. */
function removeSettings(root: Root, named: ReadonlySet<string>): void {
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString();
    const used = new Set(before.match(/(?<=var\(\s*)--ifm-[\w-]+/g));
    root.walkDecls(/^--ifm-/, (setting) => {
      if (!named.has(setting.prop) && !used.has(setting.prop)) setting.remove();
    });
  }
}
