import { describe, expect, it } from 'vitest';
import { post, useLocalApi } from './helpers';

const whoAmI = {
  query:
    '{ authenticatedUserV2 { __typename ... on SignedInUser { profile { displayName } } ... on GuestUser { reason } } }',
};

const guest = (reason: string): object => ({ __typename: 'GuestUser', reason });
const user = (displayName: string): object => ({
  __typename: 'SignedInUser',
  profile: { displayName },
});

const { endpoint } = useLocalApi();

describe('the access token', () => {
  it.each([
    ['nobody without one', {}, guest('NO_TOKEN')],
    ['a member', { Authorization: 'Bearer sandbox-member' }, user('Example Neighbour')],
    ['who runs spaces', { Authorization: 'Bearer sandbox-admin' }, user('Example Admin')],
    ['a moderator', { Authorization: 'Bearer sandbox-moderator' }, user('Example Moderator')],
    [
      'nobody where it is expired',
      { Authorization: 'Bearer sandbox-expired' },
      guest('TOKEN_EXPIRED'),
    ],
    ['nobody where it is unknown', { Authorization: 'Bearer other' }, guest('TOKEN_REJECTED')],
  ])('stands for %s', async (_who, headers, authenticatedUserV2) => {
    const { body } = await post(endpoint(), whoAmI, headers);
    expect(body).toEqual({ data: { authenticatedUserV2 } });
  });

  it('leaves public content readable and refuses the rest where it is unknown', async () => {
    const headers = { Authorization: 'Bearer other' };
    const query = '{ spaces(limit: 1) { offset } mySpaces { __typename } }';
    expect((await post(endpoint(), { query }, headers)).body).toMatchObject({
      errors: [{ path: ['mySpaces'], extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect((await post(endpoint(), { query: '{ spaces { offset } }' }, headers)).body).toEqual({
      data: { spaces: { offset: 0 } },
    });
  });
});

describe('a role', () => {
  const asAdmin = useLocalApi('admin');
  it('decides who sends requests without an access token', async () => {
    expect((await post(asAdmin.endpoint(), whoAmI)).body).toEqual({
      data: { authenticatedUserV2: user('Example Admin') },
    });
  });
});

it('answers guests in a language that they read', async () => {
  const query = '{ authenticatedUserV2 { ... on GuestUser { language } } }';
  const headers = { 'Accept-Language': 'de-AT, en;q=0.5' };
  expect((await post(endpoint(), { query }, headers)).body).toEqual({
    data: { authenticatedUserV2: { language: 'de' } },
  });
});
