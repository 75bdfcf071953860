import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What the theme puts into the script of every page, and no page of this site needs. */
const unused = ['@docusaurus/theme-classic/lib/prism-include-languages.js'];

/** Leaves out of the bundles what nothing uses: see the README beside this file. */
export default function leanClient({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: Object.fromEntries(unused.map((name) => [require.resolve(name), false])) },
      module: {
        rules: isServer
          ? []
          : [
              {
                include: join(generatedFilesDir, 'registry.js'),
                loader: join(siteDir, 'src/plugins/lean-client/registry-loader.mjs'),
              },
            ],
      },
    }),
  };
}
