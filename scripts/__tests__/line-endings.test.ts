import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('checks out the same bytes where git is set to Windows line endings', () => {
  const args = ['-c', 'core.autocrlf=true', 'cat-file', '--filters', 'HEAD:package.json'];
  const checkedOut = execFileSync('git', args, { encoding: 'utf8' });
  expect(checkedOut).toMatch(/^\{\n/);
  expect(checkedOut).not.toContain('\r');
});
