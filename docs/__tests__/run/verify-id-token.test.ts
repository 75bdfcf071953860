import type { JWTPayload } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '../../../sandbox/local-api/serve';
import { serve } from '../../../sandbox/local-api/serve';
import { loadSample } from '../load-sample';

const { createIdTokenVerifier } = await loadSample<{
  createIdTokenVerifier: (source: object) => (idToken: string, nonce: string) => Promise<string>;
}>('docs/authentication-authorization/registration-login.mdx', 'verify-id-token.ts');

const issuer = 'https://id.test';
const clientId = 'notice-board';
const { publicKey, privateKey } = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');

let service: Service | undefined;
beforeAll(async () => {
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }];
  service = await serve({ fetch: () => Response.json({ keys }) }, 0);
});
afterAll(() => service?.close());

const seconds = (): number => Math.floor(Date.now() / 1000);

function sign(claims: JWTPayload = {}, key = privateKey): Promise<string> {
  const now = seconds();
  return new SignJWT({
    sub: 'U',
    iss: issuer,
    aud: clientId,
    nonce: 'N',
    iat: now,
    exp: now + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(key);
}

const verify = (idToken: string): Promise<string> =>
  createIdTokenVerifier({ issuer, clientId, jwksUri: service?.origin })(idToken, 'N');

it('gives the id of the user', async () => {
  expect(await verify(await sign())).toBe('U');
});

it('lets clocks differ by half a minute', async () => {
  expect(await verify(await sign({ exp: seconds() - 20 }))).toBe('U');
});

it.each([
  ['another nonce', { nonce: 'M' }, 'another sign-in'],
  ['another issuer', { iss: 'https://other.test' }, '"iss"'],
  ['another audience', { aud: 'other-client' }, '"aud"'],
  ['an end in the past', { exp: seconds() - 120 }, '"exp"'],
  ['no nonce', { nonce: undefined }, '"nonce"'],
  ['no end', { exp: undefined }, '"exp"'],
])('refuses a token with %s', async (_case, claims, message) => {
  await expect(verify(await sign(claims))).rejects.toThrow(message);
});

it('refuses a token that somebody else signed, or nobody', async () => {
  await expect(verify(await sign({}, stranger.privateKey))).rejects.toThrow('signature');
  const [, payload = ''] = (await sign()).split('.');
  const header = btoa('{"alg":"none"}').replaceAll('=', '');
  await expect(verify(`${header}.${payload}.`)).rejects.toThrow('"alg"');
});
