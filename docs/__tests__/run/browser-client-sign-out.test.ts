import { describe, expect, it, vi } from 'vitest';
import type { Client, Sample } from '../browser-client';
import { neighbour, rejected, useBrowserClient } from '../browser-client';
import { loadSample } from '../load-sample';

const sample = await loadSample<Sample>('docs/sign-in/browser.mdx', 'browser-client.ts');

const { origin, location, clientOfTab, comeBack, signedIn, nameOf } = useBrowserClient(sample);

const promptOf = (address: string): string | null => new URL(address).searchParams.get('prompt');

it('signs out of the client, the platform and the page', async () => {
  const client = await signedIn();
  const token = await client.accessToken();
  await client.signOut('http://localhost:5173/');
  expect(await client.accessToken()).toBeUndefined();
  expect(await nameOf(token)).toEqual(rejected);
  expect(location().left).toBe(
    `${origin()}/oauth2/logout?client_id=local-public&post_logout_redirect_uri=http%3A%2F%2Flocalhost%3A5173%2F`,
  );
});

it('revokes the sign-in that another one has replaced at the next start', async () => {
  const client = await signedIn();
  const token = await client.accessToken();
  await comeBack(client, 'member');
  await client.finishSignIn();
  expect(await nameOf(token)).toEqual(neighbour);
  await clientOfTab().finishSignOut();
  expect(await nameOf(token)).toEqual(rejected);
  expect(await nameOf(await client.accessToken())).toEqual(neighbour);
});

describe('a sign-out without a network', () => {
  const offline = (): void => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  };

  it.each([
    ['on the page that signed in', (client: Client) => client],
    ['on a fresh page', clientOfTab],
  ])('forgets the tokens %s, and revokes at the next start', async (_case, tab) => {
    const client = await signedIn();
    const token = await client.accessToken();
    offline();
    await expect(tab(client).signOut('http://localhost:5173/')).rejects.toThrow('fetch failed');
    expect(await client.accessToken()).toBeUndefined();
    await expect(clientOfTab().finishSignOut()).rejects.toThrow('fetch failed');
    vi.restoreAllMocks();
    expect(await nameOf(token)).toEqual(neighbour);
    await clientOfTab().finishSignOut();
    expect(await nameOf(token)).toEqual(rejected);
  });

  it('lets the next sign-in ask, and later ones not', async () => {
    const client = await signedIn();
    offline();
    await expect(client.signOut('http://localhost:5173/')).rejects.toThrow();
    vi.restoreAllMocks();
    await clientOfTab().finishSignOut();
    await comeBack(clientOfTab(), 'member');
    expect(promptOf(location().left)).toBe('login');
    await client.finishSignIn();
    await client.signIn();
    expect(promptOf(location().left)).toBeNull();
  });

  it('revokes once, and leaves a later sign-in alone', async () => {
    const client = await signedIn();
    offline();
    await expect(client.signOut('http://localhost:5173/')).rejects.toThrow();
    vi.restoreAllMocks();
    await comeBack(client, 'member');
    await client.finishSignIn();
    await clientOfTab().finishSignOut();
    expect(await nameOf(await client.accessToken())).toEqual(neighbour);
    vi.spyOn(globalThis, 'fetch');
    await clientOfTab().finishSignOut();
    expect(fetch).not.toHaveBeenCalled();
  });
});
