import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { post, useLocalApi } from '../../../src/local-api/__tests__/helpers';
import { createBrowser } from '../../../src/local-api/identity/__tests__/browser';
import { useProvider } from '../../../src/local-api/identity/__tests__/helpers';
import { people } from '../../../src/sandbox/seed-ids';
import { loadSample } from '../load-sample';

interface Client {
  readonly signIn: (prompt?: 'create' | 'login') => Promise<void>;
  readonly finishSignIn: () => Promise<string>;
  readonly accessToken: () => Promise<string | undefined>;
  readonly signOut: (returnTo: string) => Promise<void>;
}

const { createBrowserClient } = await loadSample<{
  createBrowserClient: (settings: object) => Client;
}>('docs/authentication-authorization/registration-login.mdx', 'browser-client.ts');

const { origin, endpoint } = useLocalApi();
useProvider(origin);
const redirectUri = 'http://localhost:5173/auth/callback';

const clientOfTab = (): Client =>
  createBrowserClient({
    issuer: origin(),
    clientId: 'local-public',
    redirectUri,
    scope: 'openid offline_access read',
  });

/** What a page has of its browser, as far as the client uses it. */
function createPage(): { readonly location: { search: string; pathname: string; left: string } } {
  const location = {
    search: '',
    pathname: '/auth/callback',
    left: '',
    assign: (address: string) => {
      location.left = address;
    },
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    replaceState: () => {
      location.search = '';
    },
  });
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('navigator', { locks: createLocks() });
  return { location };
}

function createStorage(): object {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
}

/** One after the other, as Web Locks of one name. */
function createLocks(): object {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request };
}

let page = createPage();
beforeEach(() => {
  page = createPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Goes through the sign-in page, and comes back to the redirect address. */
async function comeBack(client: Client, persona: string): Promise<void> {
  await client.signIn();
  page.location.search = (await createBrowser().signIn(page.location.left, persona)).search;
}

async function signedIn(): Promise<Client> {
  const client = clientOfTab();
  await comeBack(client, 'member');
  await client.finishSignIn();
  return client;
}

async function nameOf(accessToken: string | undefined): Promise<unknown> {
  const query =
    '{ authenticatedUserV2 { ... on SignedInUser { profile { displayName } } ... on GuestUser { reason } } }';
  const headers = { Authorization: `Bearer ${accessToken ?? ''}` };
  return (await post(endpoint(), { query }, headers)).body;
}

const neighbour = {
  data: { authenticatedUserV2: { profile: { displayName: 'Example Neighbour' } } },
};
const rejected = { data: { authenticatedUserV2: { reason: 'TOKEN_REJECTED' } } };

/** How often the client has asked an endpoint. */
const calls = (path: string): number =>
  vi.mocked(fetch).mock.calls.filter(([address]) => address === origin() + path).length;

it('signs somebody in, and sends requests as this person', async () => {
  const client = clientOfTab();
  expect(await client.accessToken()).toBeUndefined();
  await comeBack(client, 'member');
  expect(await client.finishSignIn()).toBe(people.neighbour);
  expect(page.location.search).toBe('');
  expect(await nameOf(await client.accessToken())).toEqual(neighbour);
});

it('refuses an answer with another state, and asks for no tokens', async () => {
  const client = clientOfTab();
  await comeBack(client, 'member');
  page.location.search = page.location.search.replace('state=', 'state=X');
  vi.spyOn(globalThis, 'fetch');
  await expect(client.finishSignIn()).rejects.toThrow('This sign-in was started elsewhere.');
  expect(fetch).not.toHaveBeenCalled();
});

it('finishes an attempt once', async () => {
  const client = clientOfTab();
  await comeBack(client, 'member');
  const { search } = page.location;
  await client.finishSignIn();
  page.location.search = search;
  await expect(client.finishSignIn()).rejects.toThrow('started elsewhere');
});

it('says that somebody cancelled', async () => {
  const client = clientOfTab();
  await comeBack(client, '');
  await expect(client.finishSignIn()).rejects.toThrow('access_denied');
});

it('opens the form to register', async () => {
  await clientOfTab().signIn('create');
  expect(new URL(page.location.left).searchParams.get('prompt')).toBe('create');
});

describe('after 15 minutes', () => {
  const later = (): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  };

  it('refreshes once for two tabs that ask at the same moment', async () => {
    const [one, other] = [await signedIn(), clientOfTab()];
    const first = await one.accessToken();
    await other.accessToken();
    later();
    vi.spyOn(globalThis, 'fetch');
    const tokens = await Promise.all([one.accessToken(), other.accessToken(), one.accessToken()]);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(first);
    expect(calls('/oauth2/token')).toBe(1);
    expect(await nameOf(tokens[0])).toEqual(neighbour);
  });

  it('has nobody signed in if the sign-in was revoked', async () => {
    const client = await signedIn();
    await fetch(`${origin()}/reset`, { method: 'POST' });
    later();
    expect(await client.accessToken()).toBeUndefined();
  });

  it('keeps the sign-in if the network fails, and tries again', async () => {
    const client = await signedIn();
    later();
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(client.accessToken()).rejects.toThrow('fetch failed');
    expect(await nameOf(await client.accessToken())).toEqual(neighbour);
  });
});

it('signs out of the client, the platform and the page', async () => {
  const client = await signedIn();
  const token = await client.accessToken();
  await client.signOut('http://localhost:5173/');
  expect(await client.accessToken()).toBeUndefined();
  expect(await nameOf(token)).toEqual(rejected);
  expect(page.location.left).toBe(
    `${origin()}/oauth2/logout?client_id=local-public&post_logout_redirect_uri=http%3A%2F%2Flocalhost%3A5173%2F`,
  );
});
