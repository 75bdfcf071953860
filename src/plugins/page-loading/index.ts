import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { showFailure } from './client/show-failure';
import { watchEntry } from './watch-entry';

/** A chunk that has not come after this many milliseconds has failed; the default is two minutes. */
const chunkLoadTimeout = 15_000;

/** Sees to it that a page that does not load says so, and can be loaded without losing the reader. */
export default function pageLoading({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-loading',
    // The address comes first: everything after it reads the clean one.
    getClientModules: () => ['address', 'page-chunks', 'view', 'prefetch'].map(clientModule),
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: entryScript(baseUrl) }],
    }),
    configureWebpack: ({ mode }, isServer) => ({
      // In the dev server a chunk waits for the compiler.
      ...(mode === 'production' && !isServer && { output: { chunkLoadTimeout } }),
      // The stock bar cannot be turned off, and stays for good once two navigations overlap.
      resolve: { alias: { [`${stockBar()}$`]: join(__dirname, clientModule('loading-bar')) } },
    }),
  };
}

const clientModule = (name: string): string => `./client/${name}`;

/** The functions carry no imports, so that their own text is a script. */
function entryScript(baseUrl: string): string {
  return `(${String(watchEntry)})(${String(showFailure)},${JSON.stringify(baseUrl)})`;
}

function stockBar(): string {
  return join(dirname(require.resolve('@docusaurus/theme-classic')), 'nprogress');
}
