import { createHash } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { Browser } from './browser';
import { createBrowser } from './browser';

export const callback = 'http://localhost:3000/auth/callback';
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly scope: string;
}

/** Starts the provider before the tests, none of which has the time to wait for it. */
export function useProvider(origin: () => string): void {
  beforeAll(async () => {
    await fetch(`${origin()}/.well-known/openid-configuration`);
  });
}

type Parameters = Readonly<Record<string, string>>;

/** The address of an authorization request of the public client, some parameters changed. */
export function authorizationUrl(origin: string, changes: Parameters = {}): string {
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: 'local-public',
    redirect_uri: callback,
    scope: 'openid offline_access read',
    state: 'S',
    nonce: 'N',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${origin}/oauth2/authorize?${parameters}`;
}

/** Posts a form to an endpoint of the provider, as the public client unless told otherwise. */
export function postForm(
  address: string,
  form: Parameters,
  headers: Parameters = {},
): Promise<Response> {
  const client: Parameters = 'authorization' in headers ? {} : { client_id: 'local-public' };
  const body = new URLSearchParams({ ...client, ...form });
  return fetch(address, { method: 'POST', body, headers });
}

/** The answer of the token endpoint to a code. */
export async function exchange(
  origin: string,
  code: string,
  headers?: Parameters,
): Promise<Response> {
  const form = { grant_type: 'authorization_code', code, code_verifier: verifier };
  return postForm(`${origin}/oauth2/token`, { ...form, redirect_uri: callback }, headers);
}

export async function refresh(origin: string, refreshToken: string): Promise<Response> {
  return postForm(`${origin}/oauth2/token`, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
}

/** Signs a persona in at the public client. */
export async function tokensOf(
  origin: string,
  persona: string,
  changes: Parameters = {},
  browser: Browser = createBrowser(),
): Promise<Tokens> {
  const back = await browser.signIn(authorizationUrl(origin, changes), persona);
  const response = await exchange(origin, back.searchParams.get('code') ?? '');
  return (await response.json()) as Tokens;
}
