import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '../../__tests__/helpers';
import { post, useLocalApi } from '../../__tests__/helpers';
import type { Tokens } from './helpers';
import { refresh, tokensOf, useProvider } from './helpers';

const { origin, endpoint } = useLocalApi('guest', { tokenLifetime: 30 });
useProvider(origin);

afterEach(() => {
  vi.useRealTimers();
});

const query =
  '{ authenticatedUserV2 { ... on SignedInUser { profile { displayName } } ... on GuestUser { reason } } }';

const answer = (accessToken: string): Promise<Reply> =>
  post(endpoint(), { query }, { Authorization: `Bearer ${accessToken}` });

it('lets an access token act like sandbox-expired afterwards, until it is refreshed', async () => {
  const first = await tokensOf(origin(), 'member');
  expect(first.expires_in).toBe(30);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 28_000 });
  expect(await answer(first.access_token)).toEqual(await answer('sandbox-member'));
  vi.setSystemTime(Date.now() + 3000);
  expect(await answer(first.access_token)).toEqual(await answer('sandbox-expired'));
  const response = await refresh(origin(), first.refresh_token);
  const second = (await response.json()) as Tokens;
  expect(await answer(second.access_token)).toEqual(await answer('sandbox-member'));
});
