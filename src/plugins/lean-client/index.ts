import type { Plugin } from '@docusaurus/types';

/** What the theme puts into the script of every page, and no page of this site needs. */
const unused = ['@docusaurus/theme-classic/lib/prism-include-languages.js'];

/** Leaves out of the bundles what nothing uses: see the README beside this file. */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: () => ({
      resolve: { alias: Object.fromEntries(unused.map((name) => [require.resolve(name), false])) },
    }),
  };
}
