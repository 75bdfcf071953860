import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { VcsChangeInfo, VcsConfig } from '@docusaurus/types';

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

const run = promisify(execFile);

/** Times of the first and the last commit of a file, in milliseconds. */
interface FileHistory {
  readonly created: number;
  readonly updated: number;
}

/**
 * History of each file below some folders of a site, by absolute path. Empty without git, outside
 * a repository, and in a shallow clone, whose one commit would date every page.
 */
export async function readHistory(
  siteDir: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, FileHistory>> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, { cwd: siteDir, maxBuffer: 2 ** 28 })).stdout;
  try {
    const shallow = await git('rev-parse', '--is-shallow-repository');
    if (shallow.trim() !== 'false') return new Map();
    return parseLog(siteDir, await git(...logOptions, '--', ...folders));
  } catch {
    return new Map();
  }
}

/** Neither the reader's own settings nor a signature may change what is printed. */
const logOptions = [
  ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
  ...['log', '--format=%x00%ct', '--name-only', '--no-renames', '--relative'],
];

/** The log begins with the newest commit, and a commit with a zero byte and its time in seconds. */
function parseLog(siteDir: string, log: string): Map<string, FileHistory> {
  const history = new Map<string, FileHistory>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter((line) => line !== '');
    const time = Number(seconds) * 1000;
    for (const file of files) {
      const path = join(siteDir, file);
      history.set(path, { created: time, updated: history.get(path)?.updated ?? time });
    }
  }
  return history;
}
