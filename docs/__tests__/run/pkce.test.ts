import { describe, expect, it } from 'vitest';
import { loadSample } from '../load-sample';

const { authorizationUrl, challengeOf, createVerifier } = await loadSample<{
  createVerifier: () => string;
  challengeOf: (verifier: string) => Promise<string>;
  authorizationUrl: (request: Readonly<Record<string, string>>) => string;
}>('docs/authentication-authorization/registration-login.mdx', 'pkce.ts');

describe('a code verifier', () => {
  const verifiers = Array.from({ length: 50 }, createVerifier);

  it('has 43 characters that an address may hold', () => {
    expect(verifiers.filter((verifier) => !/^[A-Za-z0-9_-]{43}$/.test(verifier))).toEqual([]);
  });

  it('is a new one each time', () => {
    expect(new Set(verifiers).size).toBe(50);
  });
});

it('makes the challenge of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

it('builds the address of the authorization request', () => {
  const request = {
    endpoint: 'https://id.test/oauth2/authorize',
    clientId: 'community-native',
    redirectUri: 'https://app.test/auth/callback',
    scope: 'openid read',
    state: 'S',
    nonce: 'N',
    challenge: 'C',
  };
  expect(authorizationUrl(request)).toBe(
    'https://id.test/oauth2/authorize?response_type=code&client_id=community-native&redirect_uri=https%3A%2F%2Fapp.test%2Fauth%2Fcallback&scope=openid+read&state=S&nonce=N&code_challenge=C&code_challenge_method=S256',
  );
  expect(authorizationUrl({ ...request, prompt: 'create' })).toMatch(/&prompt=create$/);
});
