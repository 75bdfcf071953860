import { expect, it, vi } from 'vitest';
import type { Sample } from '../browser-client';
import { refuse, rejected, useBrowserClient } from '../browser-client';
import { loadSample, sampleCode } from '../load-sample';

type Send = (document: string) => Promise<{ readonly data: unknown }>;

const { createClient } = await loadSample<{
  createClient: (url: string, session: object) => Send;
}>('docs/forming-requests.mdx', 'api.ts: send a document');

const guide = 'docs/sign-in/browser.mdx';
const sample = await loadSample<Sample>(guide, 'browser-client.ts');

const { origin, endpoint, location, clientOfTab, comeBack, signedIn, nameOf, calls } =
  useBrowserClient(sample);

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
  await vi.waitFor(() => expect(status.textContent).not.toBe(''), 20_000);
  return elements;
}

it('signs somebody in on the redirect address', async () => {
  await comeBack(clientOfTab(), 'member');
  expect(await open()).toHaveProperty(['#status', 'textContent'], 'Signed in as Example Neighbour');
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
  expect(await open()).toHaveProperty(['#status', 'textContent'], 'Signed in as Example Neighbour');
});

it('shows no error after a cancelled sign-in, and cleans the address', async () => {
  await comeBack(clientOfTab(), '');
  const elements = await open();
  expect(elements).toHaveProperty(['#status', 'textContent'], 'NO_TOKEN');
  expect(location().pathname).toBe('/');
});

it('cleans the address after a failed sign-in too', async () => {
  expect(await open()).toHaveProperty(
    ['#status', 'textContent'],
    'Error: This sign-in was started elsewhere.',
  );
  expect(location().pathname).toBe('/');
});

it.each(['TOKEN_EXPIRED', 'TOKEN_REJECTED'])('refreshes once after %s', async (reason) => {
  const token = await (await signedIn()).accessToken();
  location().pathname = '/';
  refuse(token, { data: { authenticatedUserV2: { reason } } });
  const elements = await open();
  expect(elements).toHaveProperty(['#status', 'textContent'], 'Signed in as Example Neighbour');
  expect(elements).toHaveProperty(['#sign-in', 'hidden'], true);
  expect(calls('/oauth2/token')).toBe(1);
});

it('offers to sign in if the refresh is refused too', async () => {
  await signedIn();
  location().pathname = '/';
  await fetch(`${origin()}/reset`, { method: 'POST' });
  const elements = await open();
  expect(elements).toHaveProperty(['#status', 'textContent'], 'NO_TOKEN');
  expect(elements).toHaveProperty(['#sign-in', 'hidden'], false);
});

it('shows that a sign-out failed, and finishes it at the next start', async () => {
  const token = await (await signedIn()).accessToken();
  location().pathname = '/';
  const elements = await open();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await elements['#sign-out']?.onclick?.();
  expect(elements).toHaveProperty(['#status', 'textContent'], 'TypeError: fetch failed');
  expect(elements).toHaveProperty(['#sign-in', 'hidden'], false);
  vi.restoreAllMocks();
  const next = await open();
  await vi.waitFor(async () => expect(await nameOf(token)).toEqual(rejected), 20_000);
  await next['#sign-out']?.onclick?.();
  expect(location().left).toContain('uri=http%3A%2F%2Flocalhost%3A5173%2F');
});
