/* eslint-disable max-lines -- all of it shares one page, which each test replaces */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { post, useLocalApi } from '../../../src/local-api/__tests__/helpers';
import { createBrowser } from '../../../src/local-api/identity/__tests__/browser';
import { useProvider } from '../../../src/local-api/identity/__tests__/helpers';
import { people } from '../../../src/sandbox/seed-ids';
import { loadSample, sampleCode } from '../load-sample';

interface Client {
  readonly signIn: (prompt?: 'create' | 'login') => Promise<void>;
  readonly finishSignIn: () => Promise<string>;
  readonly accessToken: () => Promise<string | undefined>;
  readonly refresh: (refused: string) => Promise<string | undefined>;
  readonly signOut: (returnTo: string) => Promise<void>;
  readonly finishSignOut: () => Promise<void>;
}
type Send = (document: string) => Promise<{ readonly data: unknown }>;

const { createBrowserClient } = await loadSample<{
  createBrowserClient: (settings: object) => Client;
}>('docs/authentication-authorization/registration-login.mdx', 'browser-client.ts');
const { createClient } = await loadSample<{
  createClient: (url: string, session: object) => Send;
}>('docs/forming-requests.mdx', 'api.ts: send a document');

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
  vi.stubGlobal('indexedDB', new IDBFactory());
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

describe('a refused access token', () => {
  const whoAmI = '{ mySpaces { administered { limit } } }';

  it('works after one refresh, which two tabs share', async () => {
    const [one, other] = [await signedIn(), clientOfTab()];
    const first = (await one.accessToken()) ?? '';
    vi.spyOn(globalThis, 'fetch');
    const tokens = await Promise.all([one.refresh(first), other.refresh(first)]);
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[0]).not.toBe(first);
    expect(calls('/oauth2/token')).toBe(1);
  });

  it('is replaced by the client function', async () => {
    const client = await signedIn();
    const token = vi.fn(client.accessToken);
    const first = await client.accessToken();
    const real = fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      const refused = new Headers(init?.headers).get('Authorization') === `Bearer ${first ?? ''}`;
      const errors = [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }];
      return refused ? Promise.resolve(Response.json({ data: null, errors })) : real(address, init);
    });
    const send = createClient(endpoint(), { token, refresh: client.refresh });
    expect((await send(whoAmI)).data).toEqual({ mySpaces: { administered: { limit: 20 } } });
    expect(calls('/oauth2/token')).toBe(1);
  });
});

describe('the page to try it with', () => {
  /** Runs main.js with the elements of its page, and waits for the text that it shows. */
  async function open(): Promise<Record<string, { onclick?: () => Promise<void> }>> {
    const status = { textContent: '' };
    const elements: Record<string, object> = { '#status': status, '#sign-in': {}, '#sign-out': {} };
    const scope = {
      createBrowserClient: () => clientOfTab(),
      createClient,
      settings: { local: { api: endpoint() } },
      document: { querySelector: (selector: string) => elements[selector] },
    };
    const file = 'docs/authentication-authorization/registration-login.mdx';
    const code = sampleCode(file, 'main.js').replaceAll(/^import .+$/gm, '');
    // The sample runs as it is printed, with its imports as parameters.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const run = new Function(...Object.keys(scope), code) as (...values: unknown[]) => void;
    run(...Object.values(scope));
    await vi.waitFor(() => expect(status.textContent).not.toBe(''));
    return elements;
  }

  it('signs somebody in on the redirect address', async () => {
    await comeBack(clientOfTab(), 'member');
    expect(await open()).toHaveProperty(
      ['#status', 'textContent'],
      'Signed in as Example Neighbour',
    );
  });

  it('shows a guest, and leaves for the sign-in page', async () => {
    page.location.pathname = '/';
    const elements = await open();
    expect(elements).toHaveProperty(['#status', 'textContent'], 'NO_TOKEN');
    await elements['#sign-in']?.onclick?.();
    expect(page.location.left).toContain('/oauth2/authorize?');
  });
});
