import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { ContentReport } from '../../content/check-content';
import type { Reference } from '../../content/read-reference';
import type { TwinsOfSite } from '../../content/twins';
import { makeTwinsOfSite } from '../../content/twins';
import type { SchemaStore } from '../../graphql/schema-store';
import { checkPages } from './check-pages';
import { writeTwins } from './write-twins';

/** What other plugins take from this one: the twins, made once from what all plugins have read. */
export interface TwinsContent {
  readonly get: (allContent: AllContent) => Promise<TwinsOfSite>;
}

/** Writes each page as Markdown beside its HTML. */
export default function twins(
  { siteDir }: LoadContext,
  { store }: { readonly store: SchemaStore },
): Plugin<TwinsContent> {
  let made: Promise<TwinsOfSite> | undefined;
  const get: TwinsContent['get'] = (allContent) => {
    const reference = allContent['graphql-reference']?.['default'] as Reference;
    const content = allContent['content-check']?.['default'] as ContentReport;
    made ??= makeTwinsOfSite(siteDir, reference, { store, content });
    return made;
  };
  return {
    name: 'twins',
    loadContent: () => {
      made = undefined;
      return { get };
    },
    async allContentLoaded({ allContent }) {
      if (process.env['NODE_ENV'] !== 'development') await get(allContent);
    },
    async postBuild({ outDir, routesPaths }) {
      if (!made) return;
      const site = await made;
      checkPages(routesPaths, site.twins);
      await writeTwins(outDir, site);
    },
  };
}
