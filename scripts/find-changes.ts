import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Changes {
  /** The commit that they are compared with. */
  readonly base: string;
  readonly files: readonly string[];
}

/** Files that only some steps read: the first that matches counts. Any other file can reach all. */
const readers: readonly (readonly [files: RegExp, steps: readonly string[]])[] = [
  [/^e2e\/(?!.*\.md$)/, ['lint', 'e2e', 'outsider', 'copy']],
  [/\/__tests__\//, ['lint', 'unit']],
  [/^[^/]+\.md$|\/README\.md$/, ['content', 'lint', 'unit', 'commands']],
];

/** What differs from where the branch left `origin/main`, or from HEAD without it; new files, too. */
export async function findChanges(folder = '.'): Promise<Changes> {
  const git = async (...args: readonly string[]): Promise<string[]> => {
    const { stdout } = await promisify(execFile)('git', args, { cwd: folder });
    return stdout.split('\n').filter(Boolean);
  };
  const [base = 'HEAD'] = await git('merge-base', 'origin/main', 'HEAD').catch(() => []);
  const tracked = await git('diff', '--name-only', '--no-renames', base);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return { base, files: [...tracked, ...untracked] };
}

/** Whether a changed file can change what a step finds. */
export function reaches({ files }: Pick<Changes, 'files'>, step: string): boolean {
  return files.some((file) => {
    const reader = readers.find(([pattern]) => pattern.test(file));
    return !reader || reader[1].includes(step);
  });
}
