import { expect, it, vi } from 'vitest';

const callers = vi.hoisted(() => [{ id: 'robot', label: 'Robot' }]);
vi.mock('../../../api', () => ({ currentApi: () => ({ callers }) }));

it('takes whoever is known, and anybody where all get the same answers', async () => {
  const { readCaller } = await import('../run-link');
  expect(['robot', 'member', undefined].map(readCaller)).toEqual(['robot', undefined, undefined]);
  callers.pop();
  expect(['robot', 'member', undefined].map(readCaller)).toEqual(['', '', '']);
});
