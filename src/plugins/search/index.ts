import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SchemaStore } from '../../graphql/schema-store';
import { summarize } from '../../reference/description';
import type { Placeholders } from '../../remark/placeholders';
import type { GuideRecord } from '../../search/guide-record';
import { makeSymbolFile } from '../../search/symbol-file';
import type { TextFile } from '../../search/text-file';
import { checkAnchors } from './check-anchors';
import { describeMembers } from './describe-members';
import { listGuides } from './list-guides';
import { readWords, wordsFile } from './read-words';
import { sitePages } from './site-pages';

export interface PluginOptions {
  readonly store: SchemaStore;
  readonly placeholders: Placeholders;
}

/**
 * Gives the search dialog what it looks things up in, as files that the bundler serves: the names of
 * the schema, the headings of the guides and the words of readers, which answer first, and all that
 * stands below the headings.
 */
export default function search(
  { siteDir, baseUrl }: LoadContext,
  { store, placeholders }: PluginOptions,
): Plugin {
  let guides: readonly GuideRecord[] = [];
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions }) {
      const { schema, paths, isOwn } = store.get();
      const symbols = makeSymbolFile(schema, summarize);
      const found = await listGuides(allContent, { dir: siteDir, baseUrl, placeholders });
      guides = [...found.guides, ...sitePages({ paths })];
      const descriptions = describeMembers(schema, symbols);
      const text: TextFile = { pages: found.pages, descriptions };
      const words = await readWords(siteDir, { symbols, guides, isOwn });
      await Promise.all([
        actions.createData('symbols.json', JSON.stringify(symbols)),
        actions.createData('guides.json', JSON.stringify(guides)),
        actions.createData('words.json', JSON.stringify(words)),
        actions.createData('text.json', JSON.stringify(text)),
      ]);
    },
    getPathsToWatch: () => [`${siteDir}/${wordsFile}`],
    postBuild: ({ outDir }) => checkAnchors(outDir, guides),
  };
}
