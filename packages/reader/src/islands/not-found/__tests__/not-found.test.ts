import { afterEach, expect, it, vi } from 'vitest';
import { lastWords, leadToCleanAddress } from '..';

it('reads the last part of a path as words', () => {
  expect(lastWords('/docs/space-members.html')).toBe('space members');
  expect(lastWords('/docs/graphql/space_members/')).toBe('space members');
});

it('has no words for the root', () => {
  expect(lastWords('/')).toBe('');
});

afterEach(() => vi.unstubAllGlobals());

/** Gives the addresses that are asked for, and then led to, from an address where pages are found. */
async function leadFrom(pathname: string): Promise<string[]> {
  const addresses: string[] = [];
  const replace = (address: string): number => addresses.push(address);
  vi.stubGlobal('window', { location: { pathname, search: '?a', hash: '#b', replace } });
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address);
    return Promise.resolve({ ok: true });
  });
  await leadToCleanAddress();
  return addresses;
}

it('leads from the name of a file to its page', async () => {
  expect(await leadFrom('/docs/intro.html')).toEqual(['/docs/intro', '/docs/intro?a#b']);
});

it('leads from several slashes to a page of this site, not to another host', async () => {
  expect(await leadFrom('//evil.example/x.html')).toEqual([
    '/evil.example/x',
    '/evil.example/x?a#b',
  ]);
  expect(await leadFrom('///docs/intro')).toEqual(['/docs/intro', '/docs/intro?a#b']);
});

it('leads nowhere from a clean address', async () => {
  expect(await leadFrom('/docs/intro')).toEqual([]);
});
