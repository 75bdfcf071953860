import { afterEach, expect, it, vi } from 'vitest';
import { loadData } from '../load-data';

afterEach(() => void vi.unstubAllGlobals());

it('asks once for a file that has come, and again for one that has not', async () => {
  const fetched = vi.fn((path: string) =>
    Promise.resolve(
      path === '/a.json' ? Response.json(['a']) : new Response('busy', { status: 503 }),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  expect(await Promise.all([loadData('/a.json'), loadData('/a.json')])).toEqual([['a'], ['a']]);
  await expect(loadData('/b.json')).rejects.toThrow('503');
  await expect(loadData('/b.json')).rejects.toThrow('503');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/a.json', '/b.json', '/b.json']);
});
