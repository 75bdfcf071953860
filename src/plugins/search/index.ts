import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SchemaStore } from '../../graphql/schema-store';
import { summarize } from '../../reference/description';
import type { Placeholders } from '../../remark/placeholders';
import type { GuideRecord } from '../../search/find-guides';
import { makeSymbolFile } from '../../search/symbol-file';
import { listGuides } from './list-guides';
import { writeFullText } from './write-full-text';

export interface PluginOptions {
  readonly store: SchemaStore;
  readonly placeholders: Placeholders;
}

/**
 * Gives the search dialog what it looks things up in: the names of the schema and the headings of
 * the guides as files that the bundler serves, in the dev server too, and the text of the guides as
 * an index of Pagefind, which is made from the finished pages.
 */
export default function search(
  { siteDir, baseUrl }: LoadContext,
  { store, placeholders }: PluginOptions,
): Plugin {
  let guides: readonly GuideRecord[] = [];
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions }) {
      const symbols = makeSymbolFile(store.get().schema, summarize);
      guides = await listGuides(allContent, { dir: siteDir, baseUrl, placeholders });
      await Promise.all([
        actions.createData('symbols.json', JSON.stringify(symbols)),
        actions.createData('guides.json', JSON.stringify(guides)),
      ]);
    },
    postBuild: ({ outDir }) => writeFullText(outDir, guides),
  };
}
