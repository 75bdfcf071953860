import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const folder = 'src/plugins/lean-client';

/** Leaves out of the scripts of every page what none of them needs: see the README beside this file. */
export default function leanClient({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const rule = (file: string, loader: string): object => ({
    include: join(generatedFilesDir, file),
    type: 'javascript/auto',
    loader: join(siteDir, folder, 'loaders', loader),
  });
  return {
    name: 'lean-client',
    // In the script that every page loads, it is in none of the chunks of the pages.
    getClientModules: () => [require.resolve('@mdx-js/react')],
    configureWebpack: ({ mode }, isServer) => {
      if (isServer || mode !== 'production') return {};
      return {
        resolve: {
          alias: {
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
            tslib: join(siteDir, folder, 'client/tslib.ts'),
          },
        },
        module: {
          rules: [
            rule('registry.js', 'registry.mjs'),
            rule('routes.js', 'routes.mjs'),
            rule('routesChunkNames.json', 'routes-chunk-names.mjs'),
          ],
        },
      };
    },
  };
}
