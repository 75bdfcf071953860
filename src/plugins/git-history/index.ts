import type { VcsChangeInfo, VcsConfig } from '@docusaurus/types';
import { readLastChanges } from './read-last-changes';

/**
 * Tells Docusaurus when a page was last changed: the date of the last commit of its file, read by
 * one call of git for all files. Where there is no history, pages carry no date: see the README.
 */
export function createGitHistory(): VcsConfig {
  let changes: Promise<ReadonlyMap<string, number>> = Promise.resolve(new Map());
  return {
    initialize: ({ siteDir }) => {
      // The theme calls every date a simulation in the dev server.
      if (process.env['NODE_ENV'] !== 'production') return;
      changes = readLastChanges(siteDir, ['docs', 'blog']);
    },
    getFileCreationInfo: () => Promise.resolve(null),
    getFileLastUpdateInfo: async (file): Promise<VcsChangeInfo | null> => {
      const timestamp = (await changes).get(file);
      return timestamp === undefined ? null : { timestamp, author: '' };
    },
  };
}
