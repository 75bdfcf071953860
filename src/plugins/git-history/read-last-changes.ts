import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Time of the last commit of each file below some folders of a site, in milliseconds, by absolute
 * path. Empty without git, outside a repository, and in a shallow clone, whose one commit would
 * date every page.
 */
export async function readLastChanges(
  siteDir: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, number>> {
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
function parseLog(siteDir: string, log: string): Map<string, number> {
  const changes = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) {
      const path = join(siteDir, file);
      if (!changes.has(path)) changes.set(path, Number(seconds) * 1000);
    }
  }
  return changes;
}
