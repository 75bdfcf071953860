import { afterEach, describe, expect, it, vi } from 'vitest';
import { post, useLocalApi } from '../../__tests__/helpers';
import { createBrowser } from './browser';
import { authorizationUrl, exchange, postForm, refresh, tokensOf, useProvider } from './helpers';
import type { Tokens } from './helpers';

const { origin, endpoint } = useLocalApi();
useProvider(origin);

afterEach(() => {
  vi.useRealTimers();
});

const query =
  '{ authenticatedUserV2 { ... on SignedInUser { profile { displayName } } ... on GuestUser { reason } } }';

/** The name of whom an access token stands for, or the reason why it stands for nobody. */
async function callerOf(accessToken: string): Promise<unknown> {
  const { body } = await post(endpoint(), { query }, { Authorization: `Bearer ${accessToken}` });
  const { profile, reason } = (
    body as {
      data: { authenticatedUserV2: { profile?: { displayName: string }; reason?: string } };
    }
  ).data.authenticatedUserV2;
  return profile?.displayName ?? reason;
}

const tokensFrom = async (response: Response): Promise<Tokens> => (await response.json()) as Tokens;

const basic = `Basic ${btoa('local-confidential:local-secret')}`;

describe('an access token', () => {
  it.each([
    ['member', 'Example Neighbour'],
    ['admin', 'Example Admin'],
    ['moderator', 'Example Moderator'],
  ])('stands for the %s who signed in', async (persona, name) => {
    expect(await callerOf((await tokensOf(origin(), persona)).access_token)).toBe(name);
  });

  it('expires after 15 minutes', async () => {
    const { access_token } = await tokensOf(origin(), 'member');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 });
    expect(await callerOf(access_token)).toBe('Example Neighbour');
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await callerOf(access_token)).toBe('TOKEN_EXPIRED');
  });

  it('is refused once a character differs', async () => {
    const { access_token } = await tokensOf(origin(), 'member');
    expect(await callerOf(access_token.replace(/[^.]+$/, btoa('signature')))).toBe(
      'TOKEN_REJECTED',
    );
  });

  it('leaves the fixed tokens as they are', async () => {
    expect(await callerOf('sandbox-member')).toBe('Example Neighbour');
    expect(await callerOf('sandbox-expired')).toBe('TOKEN_EXPIRED');
  });
});

describe('a refresh token', () => {
  it('gives a new pair', async () => {
    const first = await tokensOf(origin(), 'admin');
    const second = await tokensFrom(await refresh(origin(), first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.scope).toBe('openid offline_access read');
    expect(await callerOf(second.access_token)).toBe('Example Admin');
  });

  it('ends the sign-in once an old one is used again, and no other sign-in', async () => {
    const first = await tokensOf(origin(), 'member');
    const other = await tokensOf(origin(), 'member');
    const second = await tokensFrom(await refresh(origin(), first.refresh_token));
    for (const used of [first, second]) {
      const response = await refresh(origin(), used.refresh_token);
      expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
    }
    expect(await callerOf(second.access_token)).toBe('TOKEN_REJECTED');
    expect(await callerOf(other.access_token)).toBe('Example Neighbour');
  });

  it('lasts 30 days from its last use', async () => {
    const day = 24 * 60 * 60_000;
    const first = await tokensOf(origin(), 'member');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * day });
    const second = await tokensFrom(await refresh(origin(), first.refresh_token));
    vi.setSystemTime(Date.now() + 29 * day);
    const third = await tokensFrom(await refresh(origin(), second.refresh_token));
    expect(await callerOf(third.access_token)).toBe('Example Neighbour');
    vi.setSystemTime(Date.now() + 31 * day);
    expect((await refresh(origin(), third.refresh_token)).status).toBe(400);
  });

  it('is revoked at a sign-out, with its access tokens', async () => {
    const { access_token, refresh_token } = await tokensOf(origin(), 'member');
    const revoked = await postForm(`${origin()}/oauth2/revoke`, { token: refresh_token });
    expect(revoked.status).toBe(200);
    expect((await refresh(origin(), refresh_token)).status).toBe(400);
    expect(await callerOf(access_token)).toBe('TOKEN_REJECTED');
  });

  it('is forgotten by a reset, as is who was signed in', async () => {
    const browser = createBrowser();
    const { access_token, refresh_token } = await tokensOf(origin(), 'member', {}, browser);
    await fetch(`${origin()}/reset`, { method: 'POST' });
    expect(await callerOf(access_token)).toBe('TOKEN_REJECTED');
    expect((await refresh(origin(), refresh_token)).status).toBe(400);
    expect((await browser.follow(authorizationUrl(origin()))).at.pathname).toMatch(/^\/sign-in\//);
  });
});

describe('the confidential client', () => {
  it('exchanges a code with its secret only', async () => {
    const address = authorizationUrl(origin(), { client_id: 'local-confidential' });
    const back = await createBrowser().signIn(address, 'admin');
    const code = back.searchParams.get('code') ?? '';
    const wrong = `Basic ${btoa('local-confidential:other')}`;
    expect((await exchange(origin(), code, { authorization: wrong })).status).toBe(401);
    const { access_token } = await tokensFrom(
      await exchange(origin(), code, { authorization: basic }),
    );
    expect(await callerOf(access_token)).toBe('Example Admin');
  });

  it('gets a token that stands for no user', async () => {
    const form = { grant_type: 'client_credentials', scope: 'read' };
    const response = await postForm(`${origin()}/oauth2/token`, form, { authorization: basic });
    const tokens = await tokensFrom(response);
    expect(tokens).toMatchObject({ expires_in: 900, scope: 'read' });
    expect(tokens).not.toHaveProperty('refresh_token');
    expect(await callerOf(tokens.access_token)).toBe('NO_TOKEN');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect(await callerOf(tokens.access_token)).toBe('CLIENT_TOKEN_EXPIRED');
  });
});

it('ends the session at a sign-out, and leads back', async () => {
  const browser = createBrowser();
  const { id_token } = await tokensOf(origin(), 'member', {}, browser);
  const parameters = new URLSearchParams({
    id_token_hint: id_token,
    post_logout_redirect_uri: 'http://localhost:3000/',
  });
  const { page } = await browser.follow(`${origin()}/oauth2/logout?${parameters}`);
  const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(page) ?? [];
  const done = await browser.open(`${origin()}/oauth2/logout/confirm`, { xsrf, logout: 'yes' });
  expect(done.headers.get('location')).toBe('http://localhost:3000/');
  expect((await browser.follow(authorizationUrl(origin()))).at.pathname).toMatch(/^\/sign-in\//);
});

describe('a front end of another origin', () => {
  const from = (Origin: string): Record<string, string> => ({ Origin });
  const allowed = ({ headers }: Response): string | null =>
    headers.get('access-control-allow-origin');

  it.each(['/.well-known/openid-configuration', '/oauth2/keys'])('reads %s', async (path) => {
    const response = await fetch(origin() + path, { headers: from('http://localhost:3000') });
    expect(allowed(response)).toBe('http://localhost:3000');
  });

  it.each(['token', 'revoke'])('may post to %s from its own machine only', async (name) => {
    const address = `${origin()}/oauth2/${name}`;
    const form = { grant_type: 'refresh_token', refresh_token: 'R', token: 'R' };
    const local = await postForm(address, form, from('http://localhost:3000'));
    expect(allowed(local)).toBe('http://localhost:3000');
    expect(allowed(await postForm(address, form, from('https://partner.example')))).toBeNull();
    const confidential = { ...from('http://localhost:3000'), authorization: basic };
    expect(allowed(await postForm(address, form, confidential))).toBeNull();
  });
});
