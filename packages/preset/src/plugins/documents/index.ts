import type { LoadContext, Plugin } from '@docusaurus/types';
import type { OutputTable } from 'graphql-docs-reference/graphql';
import { claimPages, hostFiles } from 'graphql-docs-reference/graphql';
import { browserBundle, browserFile, daysOfTheme } from '../../docusaurus/browser-bundle';
import { KeepRuntimeNames } from '../../docusaurus/keep-runtime-names';
import { KeepStylesOnly } from '../../docusaurus/keep-styles-only';
import { packageFile } from '../../package-file';
import { answerWithSlash } from './answer-with-slash';
import { leaveOutUnused } from './leave-out-unused';

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
  { siteDir, generatedFilesDir }: LoadContext,
  { outputs }: { readonly outputs: OutputTable },
): Plugin {
  const isDev = process.env['NODE_ENV'] === 'development';
  return {
    name: 'documents',
    getClientModules: () => (isDev ? [browserFile('dev-server.ts')] : []),
    postBuild: ({ outDir, routesPaths }) => {
      claimRest(outputs, routesPaths);
      return answerWithSlash(outDir);
    },
    configurePostCss: ({ plugins, ...rest }) => ({
      ...rest,
      plugins: isDev ? plugins : [...plugins, leaveOutUnused(siteDir)],
    }),
    configureWebpack: ({ mode }, isServer, { currentBundler }) => {
      const dates = new currentBundler.instance.NormalModuleReplacementPlugin(
        daysOfTheme,
        packageFile('graphql-docs-reader', 'src/components/date-format.ts'),
      );
      if (isServer) return { plugins: [dates] };
      if (mode !== 'production') return { output: { chunkLoadingGlobal }, plugins: [dates] };
      return {
        ...browserBundle(generatedFilesDir),
        output: { chunkLoadTimeout, chunkLoadingGlobal, trustedTypes: { policyName: 'bundler' } },
        optimization: { splitChunks: { cacheGroups: { styles: { test: stylesOfPages } } } },
        plugins: [dates, new KeepStylesOnly('pages'), new KeepRuntimeNames()],
      };
    },
  };
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
