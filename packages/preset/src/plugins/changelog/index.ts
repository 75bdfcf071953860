import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { changelogFiles, changelogPath, place } from 'graphql-docs-reference/graphql';
import type { Product } from 'graphql-docs-reference/options';
import type { ReferenceContext } from 'graphql-docs-reference/reference';
import { migrationHref } from 'graphql-docs-reference/reference';
import type { LoadedReference } from '../../content/read-reference';
import { findReference } from '../../content/read-reference';
import type { OutputOptions } from '../outputs';
import { placeFiles, writeOutputs } from '../outputs';
import { atomFeed, collectFeed, feedTitle, jsonFeed } from './feeds';

/** Writes the files that say what the pages of changes say: two feeds, and what will be removed. */
export default function changelog(_context: LoadContext, { id, outputs }: OutputOptions): Plugin {
  let reference: LoadedReference | undefined;
  return {
    name: 'changelog',
    allContentLoaded({ allContent }) {
      reference = findReference(allContent, id);
    },
    injectHtmlTags: () => ({
      headTags: reference?.pages.paths.includes(changelogPath) ? [feedLink(reference)] : [],
    }),
    postBuild({ outDir }) {
      if (!reference) return;
      const files = placeFiles(reference.mount, listFiles(reference));
      writeOutputs(outputs, 'a file of the changelog', outDir, files);
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

/** In one format, which all readers of feeds take; the page itself leads to the other. */
function feedLink({ product, mount }: LoadedReference): HtmlTagObject {
  const href = place(mount, changelogFiles.atom);
  const attributes = { rel: 'alternate', type: 'application/atom+xml', href };
  return { tagName: 'link', attributes: { ...attributes, title: feedTitle(product.name) } };
}

/** What is deprecated as JSON, by the day of its removal, with the addresses of its pages. */
export function upcomingFile(context: ReferenceContext, siteUrl: Product['siteUrl']): string {
  const addressOf = (path: string | undefined): string | null =>
    path === undefined ? null : siteUrl(path);
  const upcoming = context.changelog.upcoming.map(
    ({ coordinate, removal, replacement, reason }) => ({
      coordinate,
      removal: removal ?? null,
      replacement: replacement ?? null,
      reason,
      url: addressOf(context.links.get(coordinate)),
      migration: addressOf(migrationHref(context, coordinate)),
    }),
  );
  return `${JSON.stringify({ upcoming }, null, 2)}\n`;
}
