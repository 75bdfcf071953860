import { execFileSync } from 'node:child_process';
import type { VcsPreset } from '@docusaurus/types';

/**
 * Where Docusaurus takes the date of a page from: from git, which it calls once for all files. Pages
 * carry no date without a history, in a shallow clone, whose one commit would date every page, and in
 * the dev server, where the theme calls every date a simulation.
 */
export function createGitHistory(): VcsPreset {
  return process.env['NODE_ENV'] === 'production' && hasHistory('.') ? 'git-eager' : 'disabled';
}

export function hasHistory(siteDir: string): boolean {
  try {
    const args = ['rev-parse', '--is-shallow-repository'];
    return execFileSync('git', args, { cwd: siteDir, stdio: 'pipe' }).toString().trim() === 'false';
  } catch {
    return false;
  }
}
