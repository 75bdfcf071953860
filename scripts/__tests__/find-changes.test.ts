import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChanges, reaches } from '../find-changes';

let folder = '';
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const write = (name: string): Promise<void> => writeFile(join(folder, name), name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'));
  git('init', '--quiet');
  await write('old.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'a');
});

afterEach(() => rm(folder, { recursive: true }));

it('finds what a branch has committed, staged, left unstaged and not added', async () => {
  const base = git('rev-parse', 'HEAD');
  git('update-ref', 'refs/remotes/origin/main', base);
  await write('committed.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'b');
  await write('staged.ts');
  git('add', '.');
  await writeFile(join(folder, 'old.ts'), 'new');
  await write('untracked.ts');
  expect(await findChanges(folder)).toEqual({
    base,
    files: ['committed.ts', 'old.ts', 'staged.ts', 'untracked.ts'],
  });
});

it('compares with HEAD where there is no origin/main', async () => {
  await rm(join(folder, 'old.ts'));
  expect(await findChanges(folder)).toEqual({ base: 'HEAD', files: ['old.ts'] });
});

it.each([
  ['e2e/pages.spec.ts', ['lint', 'e2e']],
  ['e2e/outsider/site/docs/a.md', ['content', 'lint', 'unit', 'build', 'e2e']],
  ['src/__tests__/a.test.ts', ['lint', 'unit']],
  ['packages/model/README.md', ['content', 'lint', 'unit']],
  ['docs/chat.mdx', ['content', 'lint', 'unit', 'build', 'e2e']],
  ['package.json', ['content', 'lint', 'unit', 'build', 'e2e']],
])('knows the steps that %s reaches', (file, expected) => {
  const steps = ['content', 'lint', 'unit', 'build', 'e2e'];
  expect(steps.filter((step) => reaches({ files: [file] }, step))).toEqual(expected);
});

it('reaches nothing without a change', () => {
  expect(reaches({ files: [] }, 'lint')).toBe(false);
});
