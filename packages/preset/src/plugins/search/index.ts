import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SchemaStore } from 'graphql-docs-reference/graphql';
import { formatProblem } from 'graphql-docs-reference/graphql';
import type { GuideRecord } from 'graphql-docs-reference/search';
import { findReference } from '../../content/read-reference';
import { listWritten } from '../../content/twins/make-twins';
import type { Placeholders } from '../../remark/placeholders';
import type { DataFiles } from '../data-files';
import { readGuides } from './find-guides';
import { wordsFile } from './read-words';
import { makeSearchFiles, sitePages } from './search-files';

export interface PluginOptions {
  /** That of the plugin whose reference it is. */
  readonly id?: string | undefined;
  readonly store: SchemaStore;
  readonly data: DataFiles;
  readonly placeholders: Placeholders;
}

/**
 * Gives the search dialog what it looks things up in, as files that browsers fetch: the names of
 * the schema, the headings of the guides and the words of readers, which answer first, and all that
 * stands below the headings.
 */
export default function search(
  { siteDir, baseUrl, siteConfig: { markdown } }: LoadContext,
  { id, store, data, placeholders }: PluginOptions,
): Plugin {
  let guides: readonly GuideRecord[] = [];
  return {
    name: 'search',
    async allContentLoaded({ allContent }) {
      const loaded = store.get();
      const { mount } = findReference(allContent, id);
      const written = listWritten(allContent);
      const site = { dir: siteDir, baseUrl, placeholders, markdown };
      const found = await readGuides(written, site);
      for (const problem of found.problems) logger.warn(formatProblem(problem));
      const made = sitePages(loaded.paths, mount);
      const files = await makeSearchFiles(siteDir, loaded, found, made);
      guides = files.guides;
      for (const [name, content] of Object.entries(files)) data.set(name, content);
    },
    getPathsToWatch: () => [`${siteDir}/${wordsFile}`],
    postBuild: async ({ outDir }) => {
      await Promise.all(guides.map((guide) => checkAnchors(outDir, guide)));
    },
  };
}

/** @throws Error if a built page lacks an anchor that the search leads to. */
async function checkAnchors(outDir: string, { path, sections }: GuideRecord): Promise<void> {
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
    `The search leads to ${path} at ${anchors}, which the built page lacks. Compare find-guides.ts with how Docusaurus makes anchors.`,
  );
}
