import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../../__tests__/seed-ids';
import { useLocalApi } from '../../__tests__/helpers';
import { sendRaw } from '../../__tests__/send-raw';
import { createBrowser } from './browser';
import {
  authorizationUrl,
  callback,
  exchange,
  postForm,
  tokensOf,
  useProvider,
  verifier,
} from './helpers';

const { origin } = useLocalApi();
useProvider(origin);

afterEach(() => {
  vi.useRealTimers();
});

it('describes itself with the paths of the platform', async () => {
  const response = await fetch(`${origin()}/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({
    issuer: origin(),
    authorization_endpoint: `${origin()}/oauth2/authorize`,
    token_endpoint: `${origin()}/oauth2/token`,
    revocation_endpoint: `${origin()}/oauth2/revoke`,
    end_session_endpoint: `${origin()}/oauth2/logout`,
    jwks_uri: `${origin()}/oauth2/keys`,
    scopes_supported: ['openid', 'offline_access', 'email', 'read', 'write', 'account', 'events'],
    prompt_values_supported: ['none', 'login', 'create'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
});

describe('the sign-in page', () => {
  it('lists who can sign in, and runs no script', async () => {
    const { at, page } = await createBrowser().follow(authorizationUrl(origin()));
    expect(at.pathname).toMatch(/^\/sign-in\//);
    expect([...page.matchAll(/<button name="persona" value="(\w*)"/g)].map(([, id]) => id)).toEqual(
      ['member', 'admin', 'moderator', ''],
    );
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('local-public asks for: <code>openid offline_access read</code>');
    expect(page).not.toContain('<script');
  });

  it('is shown to somebody who registers, too', async () => {
    const { page } = await createBrowser().follow(authorizationUrl(origin(), { prompt: 'create' }));
    expect(page).toContain('Sign in to the local API');
  });

  it('sends people back who cancel', async () => {
    const back = await createBrowser().signIn(authorizationUrl(origin()), '');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The person cancelled.',
      state: 'S',
      iss: origin(),
    });
  });

  it('waits half a minute for a choice that does not come', async () => {
    const asked = await fetch(authorizationUrl(origin()), { redirect: 'manual' });
    const cookies = asked.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = sendRaw(origin(), [
      `POST ${asked.headers.get('location') ?? ''} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${cookies.join('; ')}`,
      'Content-Length: 14',
    ]);
    const hasCome = vi.fn();
    void answer.then(hasCome);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(30_000);
      expect(hasCome).toHaveBeenCalledWith(
        expect.stringMatching(/408[^]*No choice came in time\./),
      );
    }, 20_000);
  });

  it('explains an attempt that it does not know', async () => {
    const response = await fetch(`${origin()}/sign-in/unknown`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('The sign-in has failed');
  });
});

describe('an authorization request', () => {
  it('comes back with a code, the state and the issuer', async () => {
    const back = await createBrowser().signIn(authorizationUrl(origin()), 'member');
    expect(back.origin + back.pathname).toBe(callback);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: 'S',
      iss: origin(),
    });
  });

  it.each(['http://localhost:5173/', 'http://127.0.0.1:8080/any/path?with=query'])(
    'may lead back to %s',
    async (redirect_uri) => {
      const back = await createBrowser().signIn(
        authorizationUrl(origin(), { redirect_uri }),
        'member',
      );
      expect(back.href.startsWith(redirect_uri)).toBe(true);
    },
  );

  it.each([
    'https://partner.example/callback',
    'http://localhost.partner.example/',
    'app:/callback',
  ])('may not lead back to %s', async (redirect_uri) => {
    const { page } = await createBrowser().follow(authorizationUrl(origin(), { redirect_uri }));
    expect(page).toContain('invalid_redirect_uri');
  });

  it('needs a challenge', async () => {
    const { at } = await createBrowser().follow(
      authorizationUrl(origin(), { code_challenge: '', code_challenge_method: '' }),
    );
    expect(at.searchParams.get('error')).toBe('invalid_request');
    expect(at.searchParams.get('error_description')).toContain('PKCE');
  });

  it('asks nobody who is signed in, and fails for nobody else without a page', async () => {
    const browser = createBrowser();
    const silent = authorizationUrl(origin(), { prompt: 'none', scope: 'openid read' });
    expect((await browser.follow(silent)).at.searchParams.get('error')).toBe('login_required');
    await browser.signIn(authorizationUrl(origin()), 'member');
    expect((await browser.follow(silent)).at.searchParams.get('code')).toBeTruthy();
    expect(
      (await browser.follow(authorizationUrl(origin()))).at.searchParams.get('code'),
    ).toBeTruthy();
  });
});

describe('a code', () => {
  it('gives tokens for the scopes that were asked for', async () => {
    const tokens = await tokensOf(origin(), 'admin', { scope: 'openid offline_access read write' });
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'openid offline_access read write',
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      sub: people.admin,
      iss: origin(),
      aud: `${origin()}/graphql`,
      client_id: 'local-public',
      scope: 'openid offline_access read write',
    });
  });

  it('gives no refresh token without offline_access', async () => {
    expect(await tokensOf(origin(), 'member', { scope: 'openid read' })).not.toHaveProperty(
      'refresh_token',
    );
  });

  it('gives an ID token that the published key verifies', async () => {
    const { id_token } = await tokensOf(origin(), 'member', { scope: 'openid email read' });
    const keys = createRemoteJWKSet(new URL(`${origin()}/oauth2/keys`));
    const { payload, protectedHeader } = await jwtVerify(id_token, keys, {
      issuer: origin(),
      audience: 'local-public',
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      sub: people.neighbour,
      nonce: 'N',
      email: expect.stringContaining('@') as string,
      email_verified: true,
    });
  });

  it('works once, and for its own verifier', async () => {
    const back = await createBrowser().signIn(authorizationUrl(origin()), 'member');
    const code = back.searchParams.get('code') ?? '';
    const wrong = await postForm(`${origin()}/oauth2/token`, {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier.replace('d', 'e'),
      redirect_uri: callback,
    });
    expect(await wrong.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await exchange(origin(), code)).status).toBe(200);
    expect(await (await exchange(origin(), code)).json()).toMatchObject({ error: 'invalid_grant' });
  });
});
