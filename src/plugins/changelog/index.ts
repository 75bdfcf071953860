import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Reference } from '../../content/read-reference';
import { changelogFiles, changelogPath } from '../../graphql/routes';
import type { SchemaStore } from '../../graphql/schema-store';
import type { ReferenceContext } from '../../reference/context';
import { writeFiles } from '../write-files';
import { atomFeed } from './atom-feed';
import { collectFeed } from './collect-feed';
import { feedTitle } from './feed';
import { jsonFeed } from './json-feed';
import { upcomingFile } from './upcoming-file';

export interface PluginOptions {
  readonly store: SchemaStore;
}

/** Writes the files that say what the pages of changes say: two feeds, and what will be removed. */
export default function changelog({ siteConfig }: LoadContext, { store }: PluginOptions): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'changelog',
    allContentLoaded({ allContent }) {
      const { context } = allContent['graphql-reference']?.['default'] as Reference;
      files = listFiles(context, siteConfig.url);
    },
    injectHtmlTags: () => ({
      headTags: store.get().paths.includes(changelogPath) ? feedLinks : [],
    }),
    postBuild: ({ outDir }) => writeFiles(outDir, files),
  };
}

/** Texts by address, without those that would be empty. */
function listFiles(context: ReferenceContext, site: string): Map<string, string> {
  const feed = collectFeed(context, site);
  const { upcoming } = context.changelog;
  return new Map([
    ...(feed.items.length > 0
      ? [
          [changelogFiles.atom, atomFeed(feed)] as const,
          [changelogFiles.json, jsonFeed(feed)] as const,
        ]
      : []),
    ...(upcoming.length > 0
      ? [[changelogFiles.upcoming, upcomingFile(context, site)] as const]
      : []),
  ]);
}

const feedLinks = [
  { type: 'application/atom+xml', href: changelogFiles.atom, title: `${feedTitle} (Atom)` },
  { type: 'application/feed+json', href: changelogFiles.json, title: `${feedTitle} (JSON Feed)` },
].map((attributes) => ({ tagName: 'link', attributes: { rel: 'alternate', ...attributes } }));
