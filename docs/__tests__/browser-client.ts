import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { post, useLocalApi } from '../../sandbox/local-api/__tests__/helpers';
import { createBrowser } from '../../sandbox/local-api/identity/__tests__/browser';
import { useProvider } from '../../sandbox/local-api/identity/__tests__/helpers';

export interface Client {
  readonly signIn: (prompt?: 'create' | 'login') => Promise<void>;
  readonly finishSignIn: () => Promise<string>;
  readonly accessToken: () => Promise<string | undefined>;
  readonly refresh: (refused: string) => Promise<string | undefined>;
  readonly signOut: (returnTo: string) => Promise<void>;
  readonly finishSignOut: () => Promise<void>;
}

/** What browser-client.ts of the guide exports. */
export interface Sample {
  readonly createBrowserClient: (settings: object) => Client;
}

interface Location {
  search: string;
  pathname: string;
  /** Where the client has sent the page, if anywhere. */
  left: string;
}

/** The browser client of the guide, in a browser that has nothing stored. */
export interface BrowserClientFixture {
  readonly origin: () => string;
  readonly endpoint: () => string;
  readonly location: () => Location;
  /** A client that shares what is stored with the others, as in another tab or after a reload. */
  readonly clientOfTab: () => Client;
  /** Goes through the sign-in page, and comes back to the redirect address. */
  readonly comeBack: (client: Client, persona: string) => Promise<void>;
  /** A client on whose page a member has just signed in. */
  readonly signedIn: () => Promise<Client>;
  /** What the API answers about the owner of an access token. */
  readonly nameOf: (accessToken: string | undefined) => Promise<unknown>;
  /** How often an endpoint was asked, once `fetch` is spied on. */
  readonly calls: (path: string) => number;
}

/** Answer of `nameOf` to a token of a member. */
export const neighbour = {
  data: { authenticatedUserV2: { profile: { displayName: 'Example Neighbour' } } },
};

/** Answer of `nameOf` to a token that was revoked. */
export const rejected = { data: { authenticatedUserV2: { reason: 'TOKEN_REJECTED' } } };

const unauthenticated = {
  data: null,
  errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
};

/** Lets the API refuse an access token, as it does once a sign-in has ended. */
export function refuse(token: string | undefined, answer: object = unauthenticated): void {
  const real = fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const refused = new Headers(init?.headers).get('Authorization') === `Bearer ${token ?? ''}`;
    return refused ? Promise.resolve(Response.json(answer)) : real(address, init);
  });
}

/** Serves a local API to sign in at, and gives each test a new browser. */
export function useBrowserClient({ createBrowserClient }: Sample): BrowserClientFixture {
  const { origin, endpoint } = useLocalApi();
  useProvider(origin);
  let location = createBrowserGlobals();
  beforeEach(() => {
    location = createBrowserGlobals();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const clientOfTab = (): Client =>
    createBrowserClient({
      issuer: origin(),
      clientId: 'local-public',
      redirectUri: 'http://localhost:5173/auth/callback',
      scope: 'openid offline_access read',
    });

  async function comeBack(client: Client, persona: string): Promise<void> {
    await client.signIn();
    location.search = (await createBrowser().signIn(location.left, persona)).search;
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

  const calls = (path: string): number =>
    vi.mocked(fetch).mock.calls.filter(([address]) => address === origin() + path).length;

  return {
    origin,
    endpoint,
    location: () => location,
    clientOfTab,
    comeBack,
    signedIn,
    nameOf,
    calls,
  };
}

/** What a page has of its browser, as far as the client uses it. Returns its location. */
function createBrowserGlobals(): Location {
  const location = {
    origin: 'http://localhost:5173',
    search: '',
    pathname: '/auth/callback',
    left: '',
    assign: (address: string) => {
      location.left = address;
    },
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.search = '';
      location.pathname = address;
    },
  });
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks: createLocks() });
  return location;
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
