import type { VcsChangeInfo, VcsConfig } from '@docusaurus/types';
import type { FileHistory } from './read-history';
import { readHistory } from './read-history';

/**
 * Tells Docusaurus when a page was last changed: the date of the last commit of its file, read by
 * one call of git for all files. If there is no history, pages carry no date: see the README.
 */
export function createGitHistory(): VcsConfig {
  let history: Promise<ReadonlyMap<string, FileHistory>> = Promise.resolve(new Map());
  const changeOf = async (
    file: string,
    which: keyof FileHistory,
  ): Promise<VcsChangeInfo | null> => {
    const found = (await history).get(file);
    return found ? { timestamp: found[which], author: '' } : null;
  };
  return {
    initialize: ({ siteDir }) => {
      // The theme calls every date a simulation in the dev server.
      if (process.env['NODE_ENV'] !== 'production') return;
      history = readHistory(siteDir, ['docs', 'versioned_docs', 'blog']);
    },
    getFileCreationInfo: (file) => changeOf(file, 'created'),
    getFileLastUpdateInfo: (file) => changeOf(file, 'updated'),
  };
}
