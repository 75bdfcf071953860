import { describe, expect, it, vi } from 'vitest';
import { people } from '../../../src/sandbox/seed-ids';
import { guide, neighbour, rejected, useBrowserClient } from '../browser-client';
import { loadSample, sampleCode } from '../load-sample';

type Send = (document: string) => Promise<{ readonly data: unknown }>;

const { createClient } = await loadSample<{
  createClient: (url: string, session: object) => Send;
}>('docs/forming-requests.mdx', 'api.ts: send a document');

const { origin, endpoint, location, clientOfTab, comeBack, signedIn, nameOf, calls } =
  useBrowserClient();

/** Lets the API refuse an access token, as it does once a sign-in has ended. */
function refuse(token: string | undefined): void {
  const real = fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const refused = new Headers(init?.headers).get('Authorization') === `Bearer ${token ?? ''}`;
    const errors = [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }];
    return refused ? Promise.resolve(Response.json({ data: null, errors })) : real(address, init);
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
    const code = sampleCode(guide, 'main.js').replaceAll(/^import .+$/gm, '');
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
    location().pathname = '/';
    const elements = await open();
    expect(elements).toHaveProperty(['#status', 'textContent'], 'NO_TOKEN');
    await elements['#sign-in']?.onclick?.();
    expect(location().left).toContain('/oauth2/authorize?');
  });

  it('replaces a refused access token', async () => {
    refuse(await (await signedIn()).accessToken());
    location().pathname = '/';
    expect(await open()).toHaveProperty(
      ['#status', 'textContent'],
      'Signed in as Example Neighbour',
    );
  });

  it('shows that a sign-out failed, and finishes it at the next start', async () => {
    const token = await (await signedIn()).accessToken();
    location().pathname = '/';
    const elements = await open();
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    await elements['#sign-out']?.onclick?.();
    expect(elements).toHaveProperty(['#status', 'textContent'], 'TypeError: fetch failed');
    vi.restoreAllMocks();
    const next = await open();
    await vi.waitFor(async () => expect(await nameOf(token)).toEqual(rejected));
    await next['#sign-out']?.onclick?.();
    expect(location().left).toContain('uri=http%3A%2F%2Flocalhost%3A5173%2F');
  });
});
