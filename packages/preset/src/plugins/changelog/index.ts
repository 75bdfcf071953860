import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedReference } from '../../content/read-reference';
import { findReference } from '../../content/read-reference';
import type { OutputTable } from 'graphql-docs-reference/graphql';
import { changelogFiles, changelogPath, place } from 'graphql-docs-reference/graphql';
import { placeFiles, writeOutputs } from '../write-files';
import { atomFeed } from './atom-feed';
import { collectFeed } from './collect-feed';
import { feedTitle } from './feed';
import { jsonFeed } from './json-feed';
import { upcomingFile } from './upcoming-file';

export interface PluginOptions {
  /** That of the plugin whose reference it is. */
  readonly id?: string | undefined;
  readonly outputs: OutputTable;
}

/** Writes the files that say what the pages of changes say: two feeds, and what will be removed. */
export default function changelog(_context: LoadContext, { id, outputs }: PluginOptions): Plugin {
  let reference: LoadedReference | undefined;
  return {
    name: 'changelog',
    allContentLoaded({ allContent }) {
      reference = findReference(allContent, id);
    },
    injectHtmlTags: () => ({
      headTags: reference?.pages.paths.includes(changelogPath) ? feedLinks(reference) : [],
    }),
    async postBuild({ outDir }) {
      if (!reference) return;
      const files = placeFiles(reference.mount, listFiles(reference));
      await writeOutputs(outputs, 'a file of the changelog', outDir, files);
    },
  };
}

/** Texts by address, without those that would be empty. */
function listFiles({ context, product }: LoadedReference): Map<string, string> {
  const feed = collectFeed(context, product);
  const { upcoming } = context.changelog;
  return new Map([
    ...(feed.items.length > 0
      ? [
          [changelogFiles.atom, atomFeed(feed)] as const,
          [changelogFiles.json, jsonFeed(feed)] as const,
        ]
      : []),
    ...(upcoming.length > 0
      ? [[changelogFiles.upcoming, upcomingFile(context, product.siteUrl)] as const]
      : []),
  ]);
}

function feedLinks({ product, mount }: LoadedReference): HtmlTagObject[] {
  const title = feedTitle(product.name);
  const at = (address: string): string => place(mount, address);
  return [
    { type: 'application/atom+xml', href: at(changelogFiles.atom), title: `${title} (Atom)` },
    { type: 'application/feed+json', href: at(changelogFiles.json), title: `${title} (JSON Feed)` },
  ].map((attributes) => ({ tagName: 'link', attributes: { rel: 'alternate', ...attributes } }));
}
