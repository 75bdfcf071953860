import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { answerWithSlash } from './answer-with-slash';
import { KeepRuntimeNames } from './keep-runtime-names';
import { KeepStylesOnly } from './keep-styles-only';
import { leaveOutUnused } from './leave-out-unused';

const core = '@docusaurus/core/lib/client';

const theme = (file: string): string =>
  join(dirname(require.resolve('@docusaurus/theme-classic')), file);

/** A script that has not come after this many milliseconds has failed; the default is two minutes. */
const chunkLoadTimeout = 15_000;

/** Styles of what loads on demand come with it; all others are in the one file of every page. */
const stylesOfPages =
  /^(?!.*[/\\]src[/\\](?:islands[/\\]|components[/\\](?:Search[/\\]Panel[/\\]|KeyboardHelp[/\\]dialog)))/;

/** Makes pages documents: see the README beside this file. */
export default function documents({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const browser = (name: string): string => join(siteDir, 'src/browser', name);
  const standIn = (file: string, name: string): object => ({
    include: file,
    type: 'javascript/auto',
    enforce: 'pre',
    loader: join(__dirname, 'stand-in.cjs'),
    options: { file: browser(name) },
  });
  const isDev = process.env['NODE_ENV'] === 'development';
  return {
    name: 'documents',
    getClientModules: () => (isDev ? [browser('dev-server.ts')] : []),
    postBuild: ({ outDir }) => answerWithSlash(outDir),
    configurePostCss: ({ plugins, ...rest }) => ({
      ...rest,
      plugins: isDev ? plugins : [...plugins, leaveOutUnused(siteDir)],
    }),
    configureWebpack: ({ mode }, isServer, { currentBundler }) => {
      const dates = new currentBundler.instance.NormalModuleReplacementPlugin(
        /^\.\/utils\/IntlUtils$/,
        join(siteDir, 'src/components/date-format.ts'),
      );
      const messages = new currentBundler.instance.NormalModuleReplacementPlugin(
        /^\.\/locale-messages$/,
        join(siteDir, 'src/i18n/locale-messages.browser.ts'),
      );
      if (isServer || mode !== 'production') return { plugins: [dates, messages] };
      return {
        entry: {
          main: require.resolve(`${core}/clientEntry.js`),
          // The first says which layer of styles comes before which.
          pages: ['client-modules.js', 'registry.js'].map((file) => join(generatedFilesDir, file)),
        },
        output: { chunkLoadTimeout, trustedTypes: { policyName: 'bundler' } },
        optimization: { splitChunks: { cacheGroups: { styles: { test: stylesOfPages } } } },
        plugins: [dates, messages, new KeepStylesOnly('pages'), new KeepRuntimeNames()],
        resolve: {
          alias: {
            'react-helmet-async': browser('stand-ins/head.tsx'),
            tslib: browser('stand-ins/tslib.ts'),
          },
        },
        module: {
          rules: [
            {
              include: join(generatedFilesDir, 'docusaurus.config.mjs'),
              loader: join(__dirname, 'lean-config.cjs'),
            },
            standIn(join(generatedFilesDir, 'routes.js'), 'stand-ins/routes.ts'),
            standIn(theme('prism-include-languages.js'), 'stand-ins/nothing.ts'),
            standIn(theme('nprogress.js'), 'stand-ins/nothing.ts'),
            standIn(require.resolve(`${core}/preload.js`), 'stand-ins/preload.ts'),
            standIn(require.resolve(`${core}/docusaurus.js`), 'stand-ins/docusaurus.ts'),
            standIn(
              require.resolve(`${core}/PendingNavigation.js`),
              'stand-ins/pending-navigation.ts',
            ),
          ],
        },
      };
    },
  };
}
