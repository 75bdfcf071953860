import { afterEach, expect, it, vi } from 'vitest';
import { printProblems } from '../run-script';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('prints once what two checks have found', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const problem = { file: 'docs/chat.mdx', line: 2, column: 1, message: 'Unexpected byte.' };
  printProblems([problem, { ...problem, line: 3 }, { ...problem }]);
  expect(print.mock.calls).toEqual([
    ['docs/chat.mdx:2:1 Unexpected byte.'],
    ['docs/chat.mdx:3:1 Unexpected byte.'],
  ]);
  expect(process.exitCode).toBe(1);
});
