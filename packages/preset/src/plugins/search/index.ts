import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SchemaStore } from 'graphql-docs-reference/graphql';
import { findReference } from '../../content/read-reference';
import { summarize } from 'graphql-docs-reference/reference';
import type { Placeholders } from '../../remark/placeholders';
import type { GuideRecord, TextFile } from 'graphql-docs-reference/search';
import { makeSymbolFile } from 'graphql-docs-reference/search';
import { describeMembers } from './describe-members';
import { listGuides } from './list-guides';
import { readWords, wordsFile } from './read-words';
import { sitePages } from './site-pages';

export interface PluginOptions {
  /** That of the plugin whose reference it is. */
  readonly id?: string | undefined;
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
  { id, store, placeholders }: PluginOptions,
): Plugin {
  let guides: readonly GuideRecord[] = [];
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions }) {
      const { schema, paths, samples } = store.get();
      const symbols = makeSymbolFile(schema, summarize);
      const { mount } = findReference(allContent, id);
      const found = await listGuides(allContent, { dir: siteDir, baseUrl, placeholders });
      guides = [...found.guides, ...sitePages({ paths }, mount)];
      const descriptions = describeMembers(schema, symbols);
      const text: TextFile = { pages: found.pages, descriptions };
      const words = await readWords(siteDir, { symbols, guides, samples });
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

/** @throws Error if a built page lacks an anchor that the search leads to. */
async function checkAnchors(outDir: string, guides: readonly GuideRecord[]): Promise<void> {
  await Promise.all(guides.map((guide) => checkPage(outDir, guide)));
}

async function checkPage(outDir: string, { path, sections }: GuideRecord): Promise<void> {
  // As `trailingSlash` of the site says.
  const files = [`${path}.html`, `${path}/index.html`].map((name) => join(outDir, name));
  const html = await readFile(files.find(existsSync) ?? files[0] ?? '', 'utf8');
  const ids = new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare),
  );
  const missing = sections.filter(([, anchor]) => !ids.has(anchor));
  if (missing.length === 0) return;
  const anchors = missing.map(([, anchor]) => `#${anchor}`).join(', ');
  throw new Error(
    `The search leads to ${path} at ${anchors}, which the built page lacks. Compare find-sections.ts with how Docusaurus makes anchors.`,
  );
}
