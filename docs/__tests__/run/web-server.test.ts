import { expect, it, vi } from 'vitest';
import type { Attempt, Client } from '../web-site';
import { admin, cookieOf, locationOf, request, site, useWebServer } from '../web-site';

const { origin, createClient, attempt, signIn, nameOf } = useWebServer();

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
