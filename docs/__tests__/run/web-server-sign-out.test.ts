import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../web-site';
import { admin, cookieOf, locationOf, nobody, request, useWebServer } from '../web-site';

const { origin, createClient, attempt, signIn, nameOf } = useWebServer();

describe('a sign-in of somebody who is signed in', () => {
  const tokenOf = (client: Client, cookie: string): Promise<string | undefined> =>
    client.accessToken(request('/', cookie));

  it.each([
    ['was cancelled', '', (callback: string) => callback],
    ['never came back', '', undefined],
    ['came back from elsewhere', 'admin', (callback: string) => callback.replace('state=', '$&X')],
  ])('changes nothing if it %s', async (_case, persona, change) => {
    const client = createClient();
    const cookie = await signIn(client);
    const token = await tokenOf(client, cookie);
    const second = await attempt(client, persona, cookie);
    if (change) await client.handle(request(change(second.callback), cookie));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    await client.handle(request('/auth/login'));
    expect(second.cookie).toBe(cookie);
    expect(await tokenOf(client, cookie)).toBe(token);
  });

  it('revokes the tokens of the sign-in that it replaces', async () => {
    const client = createClient();
    const cookie = await signIn(client);
    const token = await tokenOf(client, cookie);
    const second = await attempt(client, 'admin', cookie);
    const response = await client.handle(request(second.callback, cookie));
    expect(await nameOf(token)).toEqual(nobody);
    expect(await tokenOf(client, cookie)).toBeUndefined();
    expect(await nameOf(await tokenOf(client, cookieOf(response)))).toEqual(admin);
  });
});

it('signs out of the server and the platform', async () => {
  const client = createClient();
  const cookie = await signIn(client);
  const token = await client.accessToken(request('/', cookie));
  const response = await client.handle(request('/auth/logout', cookie, 'POST'));
  expect(locationOf(response)).toMatch(`${origin()}/oauth2/logout?client_id=local-confidential`);
  expect(cookieOf(response)).toBe('session=');
  expect(await client.accessToken(request('/', cookie))).toBeUndefined();
  expect(await nameOf(token)).toEqual(nobody);
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
  expect(await nameOf(token)).toEqual(nobody);
});

it('signs nobody out with a link, and answers nothing else', async () => {
  const client = createClient();
  const cookie = await signIn(client);
  expect((await client.handle(request('/auth/logout', cookie))).status).toBe(404);
  expect(await client.accessToken(request('/', cookie))).toBeDefined();
});
