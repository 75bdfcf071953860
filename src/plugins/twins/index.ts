import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { ContentReport } from '../../content/check-content';
import type { Reference } from '../../content/read-reference';
import type { TwinsOfSite } from '../../content/twins';
import { makeTwinsOfSite } from '../../content/twins';
import type { SchemaStore } from '../../graphql/schema-store';
import { checkPages } from './check-pages';
import { serveTwins } from './serve-twins';
import { writeTwins } from './write-twins';

/** What other plugins take from this one: the twins, made once from what all plugins have read. */
export interface TwinsContent {
  readonly get: (allContent: AllContent) => Promise<TwinsOfSite>;
}

/** Writes each page as Markdown beside its HTML; in the dev server it is made when asked for. */
export default function twins(
  { siteDir }: LoadContext,
  { store }: { readonly store: SchemaStore },
): Plugin<TwinsContent> {
  const isDev = process.env['NODE_ENV'] === 'development';
  let made: Promise<TwinsOfSite> | undefined;
  let reference: Reference | undefined;
  const get: TwinsContent['get'] = (allContent) => {
    const content = allContent['content-check']?.['default'] as ContentReport;
    made ??= makeTwinsOfSite(siteDir, referenceIn(allContent), { store, content });
    return made;
  };
  const makeAgain = async (): Promise<TwinsOfSite> => {
    if (!reference) return { twins: [], indexes: [] };
    return makeTwinsOfSite(siteDir, reference, { store });
  };
  return {
    name: 'twins',
    loadContent: () => ({ get }),
    async allContentLoaded({ allContent }) {
      reference = referenceIn(allContent);
      if (!isDev) await get(allContent);
    },
    configureWebpack: (config): object => ({
      ...(isDev && {
        devServer: {
          setupMiddlewares: (middlewares: unknown[], server: unknown) => {
            middlewares.unshift({ name: 'twins', middleware: serveTwins(makeAgain) });
            // One plugin's function takes the place of another's.
            const { devServer } = config as DevServerConfig;
            return devServer?.setupMiddlewares?.(middlewares, server) ?? [];
          },
        },
      }),
    }),
    async postBuild({ outDir, routesPaths }) {
      if (!made) return;
      const site = await made;
      checkPages(routesPaths, site.twins);
      await writeTwins(outDir, site);
    },
  };
}

/** What other plugins have set of the dev server so far. */
interface DevServerConfig {
  readonly devServer?: {
    readonly setupMiddlewares?: (middlewares: unknown[], server: unknown) => unknown[];
  };
}

function referenceIn(allContent: AllContent): Reference {
  return allContent['graphql-reference']?.['default'] as Reference;
}
