import { describe, expect, it, vi } from 'vitest';
import { people } from '../../../sandbox/__tests__/seed-ids';
import type { Sample } from '../browser-client';
import { neighbour, refuse, useBrowserClient } from '../browser-client';
import { loadSample } from '../load-sample';

type Send = (document: string) => Promise<{ readonly data: unknown }>;

const { createClient } = await loadSample<{
  createClient: (url: string, session: object) => Send;
}>('docs/forming-requests.mdx', 'api.ts: send a document');

const sample = await loadSample<Sample>('docs/sign-in/browser.mdx', 'browser-client.ts');

const { origin, endpoint, location, clientOfTab, comeBack, signedIn, nameOf, calls } =
  useBrowserClient(sample);

/** Lets access tokens expire after 30 seconds, as with `--token-lifetime 30`. */
function shortenLifetime(): void {
  const real = fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const response = await real(address, init);
    if (address !== `${origin()}/oauth2/token`) return response;
    return Response.json({ ...((await response.json()) as object), expires_in: 30 });
  });
}

it('signs somebody in, and sends requests as this person', async () => {
  const client = clientOfTab();
  expect(await client.accessToken()).toBeUndefined();
  await comeBack(client, 'member');
  expect(await client.finishSignIn()).toBe(people.neighbour);
  expect(location().search).toBe('');
  expect(await nameOf(await client.accessToken())).toEqual(neighbour);
});

it('refuses an answer with another state, and asks for no tokens', async () => {
  const client = clientOfTab();
  await comeBack(client, 'member');
  location().search = location().search.replace('state=', 'state=X');
  vi.spyOn(globalThis, 'fetch');
  await expect(client.finishSignIn()).rejects.toThrow('This sign-in was started elsewhere.');
  expect(fetch).not.toHaveBeenCalled();
});

it('finishes an attempt once', async () => {
  const client = clientOfTab();
  await comeBack(client, 'member');
  const { search } = location();
  await client.finishSignIn();
  location().search = search;
  await expect(client.finishSignIn()).rejects.toThrow('started elsewhere');
});

it('says that somebody cancelled', async () => {
  const client = clientOfTab();
  await comeBack(client, '');
  await expect(client.finishSignIn()).rejects.toThrow('access_denied');
});

it('opens the form to register', async () => {
  await clientOfTab().signIn('create');
  expect(new URL(location().left).searchParams.get('prompt')).toBe('create');
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

it('uses a token of 30 seconds for 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  shortenLifetime();
  const client = await signedIn();
  const first = await client.accessToken();
  vi.setSystemTime(Date.now() + 14_000);
  expect(await client.accessToken()).toBe(first);
  vi.setSystemTime(Date.now() + 2000);
  expect(await client.accessToken()).not.toBe(first);
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
    refuse(await client.accessToken());
    const send = createClient(endpoint(), { token, refresh: client.refresh });
    expect((await send(whoAmI)).data).toEqual({ mySpaces: { administered: { limit: 20 } } });
    expect(calls('/oauth2/token')).toBe(1);
  });
});
