import { afterEach, vi } from 'vitest';
import { post, useLocalApi } from '../../sandbox/local-api/__tests__/helpers';
import { createBrowser } from '../../sandbox/local-api/identity/__tests__/browser';
import { useProvider } from '../../sandbox/local-api/identity/__tests__/helpers';
import { loadSample } from './load-sample';

/** The handler of `docs/sign-in/server.mdx`. */
export interface Client {
  readonly handle: (request: Request) => Promise<Response>;
  readonly accessToken: (request: Request) => Promise<string | undefined>;
  readonly finishSignOuts: () => Promise<number>;
}

/** What a browser has after the sign-in page. */
export interface Attempt {
  readonly callback: string;
  readonly cookie: string;
}

const { createWebServerClient } = await loadSample<{
  createWebServerClient: (settings: object) => Client;
}>('docs/sign-in/server.mdx', 'web-server.ts');

export interface WebServer {
  readonly origin: () => string;
  readonly createClient: (changes?: object) => Client;
  /** Goes through the sign-in page with the cookie of before, without coming back. */
  readonly attempt: (client: Client, persona?: string, before?: string) => Promise<Attempt>;
  /** The cookie of somebody who is signed in. */
  readonly signIn: (client: Client) => Promise<string>;
  /** Whom the API takes the sender of a token for. */
  readonly nameOf: (accessToken: string | undefined) => Promise<unknown>;
}

/** Serves a local API, whose clock and network the tests may change. */
export function useWebServer(): WebServer {
  const { origin, endpoint } = useLocalApi();
  useProvider(origin);
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const attempt: WebServer['attempt'] = async (client, persona = 'admin', before = '') => {
    const login = await client.handle(request('/auth/login', before));
    const back = await createBrowser().signIn(locationOf(login), persona);
    return { callback: back.href, cookie: cookieOf(login) || before };
  };

  return {
    origin,
    createClient: (changes) =>
      createWebServerClient({
        issuer: origin(),
        clientId: 'local-confidential',
        clientSecret: 'local-secret',
        redirectUri: `${site}/auth/callback`,
        ...changes,
      }),
    attempt,
    signIn: async (client) => {
      const { callback, cookie } = await attempt(client);
      return cookieOf(await client.handle(request(callback, cookie)));
    },
    nameOf: async (accessToken = '') => {
      const query = '{ authenticatedUserV2 { ... on SignedInUser { profile { displayName } } } }';
      const headers = { Authorization: `Bearer ${accessToken}` };
      return (await post(endpoint(), { query }, headers)).body;
    },
  };
}

/** What `nameOf` finds for the token of the admin, and for one that was revoked. */
export const admin = {
  data: { authenticatedUserV2: { profile: { displayName: 'Example Admin' } } },
};
export const nobody = { data: { authenticatedUserV2: {} } };

/** Where the web server of the guide runs. */
export const site = 'http://localhost:3000';

/** A request of a browser to the web server. */
export const request = (address: string, cookie = '', method = 'GET'): Request =>
  new Request(new URL(address, site), { method, headers: { cookie } });

/** The cookie of a response, as the browser sends it back. */
export const cookieOf = ({ headers }: Response): string =>
  headers.get('set-cookie')?.replace(/;.*/, '') ?? '';

/** Where a response leads the browser. */
export const locationOf = ({ headers }: Response): string => headers.get('location') ?? '';
