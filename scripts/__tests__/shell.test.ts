import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shell } from '../shell';

const log = vi.spyOn(console, 'log');

beforeEach(() => {
  log.mockClear().mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it('puts problems on their lines of a pull request, and passes all lines and the exit code on', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  expect(await shell('echo begin; echo "README.md:2:3 Unexpected a." >&2; exit 3')).toBe(3);
  expect(log.mock.calls.flat().sort()).toEqual([
    'README.md:2:3 Unexpected a.\n::error file=README.md,line=2,col=3::Unexpected a.',
    'begin',
  ]);
});

it('leaves the output alone elsewhere', async () => {
  vi.stubEnv('GITHUB_ACTIONS', '');
  expect(await shell('true')).toBe(0);
  expect(log).not.toHaveBeenCalled();
});
