import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasHistory } from '..';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'git-history-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...identity, ...args], { cwd: root });
}

function commit(file: string): void {
  writeFileSync(join(root, file), '1');
  git('add', file);
  git('commit', '--quiet', '-m', file);
}

describe('the history of a site', () => {
  it('is there in a repository', () => {
    git('init', '--quiet');
    commit('a.mdx');
    expect(hasHistory(root)).toBe(true);
  });

  it('is not there in a shallow clone', () => {
    git('init', '--quiet', 'origin');
    root = join(root, 'origin');
    commit('a.mdx');
    commit('b.mdx');
    git('clone', '--quiet', '--depth=1', `file://${root}`, 'clone');
    expect(hasHistory(join(root, 'clone'))).toBe(false);
  });

  it('is not there outside a repository', () => {
    expect(hasHistory(root)).toBe(false);
  });
});
