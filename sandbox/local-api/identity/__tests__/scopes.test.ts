import { expect, it } from 'vitest';
import { post, useLocalApi } from '../../__tests__/helpers';
import { createBrowser } from './browser';
import { authorizationUrl, callback, postForm, tokensOf, useProvider } from './helpers';
import type { Tokens } from './helpers';

const { origin, endpoint } = useLocalApi();
useProvider(origin);

/** Why a request with an access token is refused, if it is. */
async function refusalOf(query: string, accessToken: string): Promise<unknown> {
  const { body } = await post(endpoint(), { query }, { Authorization: `Bearer ${accessToken}` });
  const { errors = [] } = body as { errors?: { extensions: { reason?: string } }[] };
  return errors[0]?.extensions.reason;
}

const read = '{ hasNewNotifications }';
const write = 'mutation { anonCount(name: "onboarding_finished") }';
const account = '{ authenticatedUserV2 { ... on SignedInUser { account { id } } } }';
const leave = 'mutation { deleteAuthenticatedUser { success } }';

it.each([
  ['read', read, undefined],
  ['write', read, 'SCOPE_REQUIRED'],
  ['read write', write, undefined],
  ['read', write, 'SCOPE_REQUIRED'],
  ['read account', account, undefined],
  ['read', account, 'SCOPE_REQUIRED'],
  ['read write account events', leave, 'SCOPE_REQUIRED'],
])('answers a token with the scopes %s to %s with the reason %s', async (scope, query, reason) => {
  const { access_token } = await tokensOf(origin(), 'member', { scope: `openid ${scope}` });
  expect(await refusalOf(query, access_token)).toBe(reason);
});

it.each([
  ['read', '{ topics { totalResults } }', undefined],
  ['read', read, 'USER_REQUIRED'],
])('answers a client with the scope %s to %s with the reason %s', async (scope, query, reason) => {
  const response = await postForm(
    `${origin()}/oauth2/token`,
    { grant_type: 'client_credentials', scope },
    { authorization: `Basic ${btoa('local-confidential:local-secret')}` },
  );
  const { access_token } = (await response.json()) as Tokens;
  expect(await refusalOf(query, access_token)).toBe(reason);
});

it.each([
  ['read own_apps', 'own_apps'],
  ['foo read', 'foo'],
])('refuses the scopes %s, of which a client can register all but %s', async (scope, other) => {
  const error = {
    error: 'invalid_scope',
    error_description: `The client has not registered the scope ${other}.`,
  };
  const asked = authorizationUrl(origin(), { scope: `openid ${scope}` });
  const { at } = await createBrowser().follow(asked);
  expect(at.href).toContain(callback);
  expect(Object.fromEntries(at.searchParams)).toMatchObject({ ...error, state: 'S' });
});

it.each(['write', 'events', 'own_apps', 'foo'])(
  'refuses a client without a user the scope %s',
  async (other) => {
    const response = await postForm(
      `${origin()}/oauth2/token`,
      { grant_type: 'client_credentials', scope: `read ${other}` },
      { authorization: `Basic ${btoa('local-confidential:local-secret')}` },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'invalid_scope',
      error_description: `The client has not registered the scope ${other}.`,
    });
  },
);

it('takes the fixed tokens for clients with all scopes, but for the one that may only read', async () => {
  expect(await refusalOf(account, 'sandbox-member')).toBeUndefined();
  expect(await refusalOf(account, 'sandbox-read')).toBe('SCOPE_REQUIRED');
  expect(await refusalOf(read, 'sandbox-read')).toBeUndefined();
});
