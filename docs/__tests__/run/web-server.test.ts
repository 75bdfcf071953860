import { afterEach, expect, it, vi } from 'vitest';
import { post, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { createBrowser } from '../../../sandbox/local-api/identity/__tests__/browser';
import { useProvider } from '../../../sandbox/local-api/identity/__tests__/helpers';
import { loadSample } from '../load-sample';
import { cookieOf, locationOf, request, site } from '../web-site';

interface Client {
  readonly handle: (request: Request) => Promise<Response>;
  readonly accessToken: (request: Request) => Promise<string | undefined>;
  readonly finishSignOuts: () => Promise<number>;
}

const { createWebServerClient } = await loadSample<{
  createWebServerClient: (settings: object) => Client;
}>('docs/sign-in/server.mdx', 'web-server.ts');

const { origin, endpoint } = useLocalApi();
useProvider(origin);

const createClient = (changes: object = {}): Client =>
  createWebServerClient({
    issuer: origin(),
    clientId: 'local-confidential',
    clientSecret: 'local-secret',
    redirectUri: `${site}/auth/callback`,
    ...changes,
  });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Attempt {
  readonly callback: string;
  readonly cookie: string;
}

/** Goes through the sign-in page, without coming back. */
async function attempt(client: Client, persona = 'admin'): Promise<Attempt> {
  const login = await client.handle(request('/auth/login'));
  const back = await createBrowser().signIn(locationOf(login), persona);
  return { callback: back.href, cookie: cookieOf(login) };
}

/** The cookie of somebody who is signed in. */
async function signIn(client: Client): Promise<string> {
  const { callback, cookie } = await attempt(client);
  return cookieOf(await client.handle(request(callback, cookie)));
}

async function nameOf(accessToken: string | undefined): Promise<unknown> {
  const query = '{ authenticatedUserV2 { ... on SignedInUser { profile { displayName } } } }';
  const headers = { Authorization: `Bearer ${accessToken ?? ''}` };
  return (await post(endpoint(), { query }, headers)).body;
}

const admin = { data: { authenticatedUserV2: { profile: { displayName: 'Example Admin' } } } };

it('signs somebody in behind a cookie that scripts cannot read', async () => {
  const client = createClient();
  const { callback, cookie } = await attempt(client);
  const response = await client.handle(request(callback, cookie));
  expect(response.status).toBe(303);
  expect(locationOf(response)).toBe(`${site}/`);
  expect(response.headers.get('set-cookie')).toMatch(
    /^session=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/$/,
  );
  expect(await nameOf(await client.accessToken(request('/', cookieOf(response))))).toEqual(admin);
});

it('sends the cookie over https only, where the site has it', async () => {
  const client = createClient({ redirectUri: 'https://partner.example/auth/callback' });
  const login = await client.handle(request('/auth/login'));
  expect(login.headers.get('set-cookie')).toMatch(/; Secure$/);
});

it('asks for the scope of the page, and for another one', async () => {
  const scope = async (client: Client): Promise<string | null> =>
    new URL(locationOf(await client.handle(request('/auth/login')))).searchParams.get('scope');
  expect(await scope(createClient())).toBe('openid offline_access read');
  expect(await scope(createClient({ scope: 'openid read' }))).toBe('openid read');
});

it('gives the session a new id at the sign-in', async () => {
  const client = createClient();
  const { callback, cookie } = await attempt(client);
  expect(cookieOf(await client.handle(request(callback, cookie)))).not.toBe(cookie);
  expect(await client.accessToken(request('/', cookie))).toBeUndefined();
});

it.each([
  [
    'another state',
    (made: Attempt) => ({ ...made, callback: made.callback.replace('state=', '$&X') }),
  ],
  ['no session', (made: Attempt) => ({ ...made, cookie: '' })],
])('refuses a callback with %s', async (_case, tamper) => {
  const client = createClient();
  const { callback, cookie } = tamper(await attempt(client));
  const spy = vi.spyOn(globalThis, 'fetch');
  expect((await client.handle(request(callback, cookie))).status).toBe(400);
  expect(spy).not.toHaveBeenCalled();
});

it('finishes an attempt once', async () => {
  const client = createClient();
  const { callback, cookie } = await attempt(client);
  await client.handle(request(callback, cookie));
  expect((await client.handle(request(callback, cookie))).status).toBe(400);
});

it('forgets an attempt after 10 minutes, and no sign-in', async () => {
  const client = createClient();
  const signedIn = await signIn(client);
  const { callback, cookie } = await attempt(client);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  await client.handle(request('/auth/login'));
  const spy = vi.spyOn(globalThis, 'fetch');
  expect((await client.handle(request(callback, cookie))).status).toBe(400);
  expect(spy).not.toHaveBeenCalled();
  expect(await client.accessToken(request('/', signedIn))).toBeDefined();
});

it.each([
  ['access_denied', 303, `${site}/`],
  ['server_error', 502, null],
])('answers the error %s with the status %i', async (error, status, location) => {
  const client = createClient();
  const { callback, cookie } = await attempt(client, '');
  const response = await client.handle(request(callback.replace('access_denied', error), cookie));
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

it('says that the provider refused the code, as with a wrong secret', async () => {
  const client = createClient({ clientSecret: 'other' });
  const { callback, cookie } = await attempt(client);
  expect((await client.handle(request(callback, cookie))).status).toBe(502);
});

it('refreshes once for all requests of a session', async () => {
  const client = createClient();
  const cookie = await signIn(client);
  const first = await client.accessToken(request('/', cookie));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  const spy = vi.spyOn(globalThis, 'fetch');
  const tokens = await Promise.all([1, 2, 3].map(() => client.accessToken(request('/', cookie))));
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).not.toBe(first);
  expect(spy.mock.calls.filter(([to]) => (to as string).startsWith(origin()))).toHaveLength(1);
  expect(await nameOf(tokens[0])).toEqual(admin);
});

it('has nobody signed in once the sign-in was revoked', async () => {
  const client = createClient();
  const cookie = await signIn(client);
  await fetch(`${origin()}/reset`, { method: 'POST' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  expect(await client.accessToken(request('/', cookie))).toBeUndefined();
});

it('signs out of the server and the platform', async () => {
  const client = createClient();
  const cookie = await signIn(client);
  const token = await client.accessToken(request('/', cookie));
  const response = await client.handle(request('/auth/logout', cookie, 'POST'));
  expect(locationOf(response)).toMatch(`${origin()}/oauth2/logout?client_id=local-confidential`);
  expect(cookieOf(response)).toBe('session=');
  expect(await client.accessToken(request('/', cookie))).toBeUndefined();
  expect(await nameOf(token)).toEqual({ data: { authenticatedUserV2: {} } });
  const spy = vi.spyOn(globalThis, 'fetch');
  expect(await client.finishSignOuts()).toBe(0);
  expect(spy).not.toHaveBeenCalled();
});

it.each([
  ['is out of reach', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers with an error', () => Promise.resolve(new Response('', { status: 503 }))],
])('signs out while the provider %s, and revokes later', async (_case, answer) => {
  const client = createClient();
  const cookie = await signIn(client);
  const token = await client.accessToken(request('/', cookie));
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const response = await client.handle(request('/auth/logout', cookie, 'POST'));
  expect([response.status, cookieOf(response)]).toEqual([303, 'session=']);
  expect(await client.accessToken(request('/', cookie))).toBeUndefined();
  expect(await client.finishSignOuts()).toBe(1);
  spy.mockRestore();
  expect(await nameOf(token)).toEqual(admin);
  expect(await client.finishSignOuts()).toBe(0);
  expect(await nameOf(token)).toEqual({ data: { authenticatedUserV2: {} } });
});

it('signs nobody out with a link, and answers nothing else', async () => {
  const client = createClient();
  const cookie = await signIn(client);
  expect((await client.handle(request('/auth/logout', cookie))).status).toBe(404);
  expect(await client.accessToken(request('/', cookie))).toBeDefined();
});
