import logger from '@docusaurus/logger';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { SiteData } from 'graphql-docs-mcp';
import { once, oneAtATime } from 'graphql-docs-reference/calls';
import type { SchemaStore } from 'graphql-docs-reference/graphql';
import { formatProblem } from 'graphql-docs-reference/graphql';
import { referenceTitle } from 'graphql-docs-reference/reference';
import { findReference } from '../../content/read-reference';
import { listWritten } from '../../content/twins/make-twins';
import { sayFaults } from '../../docusaurus/say-faults';
import type { Placeholders } from '../../remark/placeholders';
import type { DataFiles } from '../data-files';
import { checkAnchors, leaveOutLost } from './built-anchors';
import { readGuides } from './find-guides';
import { wordsFile } from './read-words';
import { makeSearchFiles, sitePages } from './search-files';

export interface PluginOptions {
  /** That of the plugin whose reference it is. */
  readonly id?: string | undefined;
  readonly store: SchemaStore;
  readonly data: DataFiles;
  readonly placeholders: Placeholders;
  /** Whether an anchor that a page lacks is a fault, which stops the build. */
  readonly isChecked: boolean;
}

/** In milliseconds: what a browser waits for comes before what it may search for. */
const [first, again] = [15_000, 3_000];

/**
 * Gives the search dialog what it looks things up in, as files that browsers fetch: the names of
 * the schema, the headings of the guides and the words of readers, which answer first, and all that
 * stands below the headings.
 */
export default function search(
  { siteDir, baseUrl, siteConfig: { markdown } }: LoadContext,
  { id = 'default', store, data, placeholders, isChecked }: PluginOptions,
): Plugin {
  let files: SiteData['search'] | undefined;
  let timer: NodeJS.Timeout | undefined;
  const makeFiles = sayFaults(makeSearchFiles);
  const makeAll = oneAtATime(async (allContent: AllContent): Promise<void> => {
    const loaded = store.get();
    const { mount, context } = findReference(allContent, id);
    const written = listWritten(allContent);
    const site = { dir: siteDir, baseUrl, placeholders, markdown };
    const found = await readGuides(written, site);
    // Guides are in the search of each reference.
    if (id === 'default') for (const problem of found.problems) logger.warn(formatProblem(problem));
    const made = sitePages(loaded.paths, { mount, title: referenceTitle(context) });
    files = await makeFiles(siteDir, loaded, found, made);
    for (const [name, content] of Object.entries(files)) data.set(name, content);
  });
  return {
    name: 'search',
    async allContentLoaded({ allContent }) {
      if (process.env['NODE_ENV'] !== 'development') return makeAll(allContent);
      const make = once(() =>
        makeAll(allContent).catch((error: unknown) => {
          logger.error(error instanceof Error ? error.message : String(error));
        }),
      );
      data.whenAsked(make);
      const pause = timer ? again : first;
      clearTimeout(timer);
      timer = setTimeout(() => void make(), pause).unref();
    },
    getPathsToWatch: () => [`${siteDir}/${wordsFile}`],
    async postBuild({ outDir }) {
      if (!files) return;
      const { guides, text } = files;
      if (isChecked) {
        await checkAnchors(outDir, guides);
        return;
      }
      const found = await leaveOutLost(outDir, { guides, pages: text.pages });
      if (!found) return;
      data.set('guides', found.guides);
      data.set('text', { ...text, pages: found.pages });
      // Another plugin may have written what there was.
      data.write(outDir);
    },
  };
}
