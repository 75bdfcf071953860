import { execFileSync } from 'node:child_process';

/** Time of the last commit of a file; none if there is no history, or only a part of it. */
export function lastCommit(file: string): string[] {
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return [];
    const seconds = git('log', '-1', '--format=%ct', '--', file);
    return [new Date(Number(seconds) * 1000).toISOString()];
  } catch {
    return [];
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
