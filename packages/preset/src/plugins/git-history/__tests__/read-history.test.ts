import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readHistory } from '..';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'git-history-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function git(args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...identity, ...args], { cwd: root, env: { ...process.env, ...env } });
}

function commit(file: string, text: string, date: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
  git(['add', file]);
  git(['commit', '--quiet', '-m', file], { GIT_COMMITTER_DATE: date });
}

describe('readHistory', () => {
  it('gives each file the times of its first and its last commit', async () => {
    git(['init', '--quiet']);
    commit('site/docs/a.mdx', '1', '2026-01-01T00:00:00Z');
    commit('site/docs/größe.mdx', '1', '2026-01-02T00:00:00Z');
    commit('site/docs/a.mdx', '2', '2026-01-03T12:00:00+02:00');
    commit('site/src/b.ts', '1', '2026-01-04T00:00:00Z');
    expect(await readHistory(join(root, 'site'), ['docs'])).toEqual(
      new Map([
        [
          join(root, 'site/docs/a.mdx'),
          { created: Date.UTC(2026, 0, 1), updated: Date.UTC(2026, 0, 3, 10) },
        ],
        [
          join(root, 'site/docs/größe.mdx'),
          { created: Date.UTC(2026, 0, 2), updated: Date.UTC(2026, 0, 2) },
        ],
      ]),
    );
  });

  it('gives nothing in a shallow clone', async () => {
    git(['init', '--quiet', 'origin']);
    root = join(root, 'origin');
    commit('docs/a.mdx', '1', '2026-01-01T00:00:00Z');
    commit('docs/b.mdx', '1', '2026-01-02T00:00:00Z');
    git(['clone', '--quiet', '--depth=1', `file://${root}`, 'clone']);
    expect(await readHistory(join(root, 'clone'), ['docs'])).toEqual(new Map());
  });

  it('gives nothing outside a repository', async () => {
    expect(await readHistory(root, ['docs'])).toEqual(new Map());
  });
});
