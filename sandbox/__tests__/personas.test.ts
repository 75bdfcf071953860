import { beforeEach, describe, expect, it } from 'vitest';
import { callerOf, expiredToken, personas } from '../shared/personas';
import { createSandbox } from '../sandbox';
import { sdl, town } from './helpers';

const sandbox = createSandbox(sdl, town);
beforeEach(sandbox.reset);

const whoAmI = `{ authenticatedUserV2 {
  ... on SignedInUser { profile { displayName } }
  ... on GuestUser { reason }
} }`;

const send = async (query: string, authorization?: string): Promise<unknown> => {
  const { data, errors } = await sandbox.run({ query, caller: callerOf(authorization) });
  return { data, codes: errors?.map(({ extensions }) => extensions['code']) };
};

const signedIn = (displayName: string): unknown => ({
  data: { authenticatedUserV2: { profile: { displayName } } },
});
const asGuest = (reason: string): unknown => ({ data: { authenticatedUserV2: { reason } } });

describe('callerOf', () => {
  it.each([
    ['Bearer sandbox-member', signedIn('Example Neighbour')],
    ['Bearer sandbox-admin', signedIn('Example Admin')],
    ['bearer  sandbox-moderator', signedIn('Example Moderator')],
    [`Bearer ${expiredToken}`, asGuest('TOKEN_EXPIRED')],
    ['Bearer eyJhbGciOiJFUzI1NiJ9', asGuest('TOKEN_REJECTED')],
    ['Basic c2FuZGJveDptZW1iZXI=', asGuest('NO_TOKEN')],
    ['', asGuest('NO_TOKEN')],
    [undefined, asGuest('NO_TOKEN')],
  ])('finds who sends %j', async (authorization, answer) => {
    expect(await send(whoAmI, authorization)).toEqual(answer);
  });

  it('answers what is public to a token of no use, and nothing else', async () => {
    expect(await send('{ skills { totalResults } }', 'Bearer nobody')).toEqual({
      data: { skills: { totalResults: 7 } },
    });
    expect(await send('{ mySpaces { waitingRequestCount } }', 'Bearer nobody')).toEqual({
      data: { mySpaces: null },
      codes: ['UNAUTHENTICATED'],
    });
  });

  it('rejects the token of an account that is gone', async () => {
    const leave = 'mutation { deleteAuthenticatedUser { success } }';
    await send(leave, 'Bearer sandbox-member');
    expect(await send(whoAmI, 'Bearer sandbox-member')).toEqual(asGuest('TOKEN_REJECTED'));
    expect(await send(leave, 'Bearer sandbox-member')).toEqual({
      data: null,
      codes: ['UNAUTHENTICATED'],
    });
  });
});

describe('personas', () => {
  const rights = `{ spaceById(id: "018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11") {
    viewerConnection
    viewerPermissions
  } }`;
  const all = ['READ', 'CREATE', 'INTERACT', 'UPDATE', 'DELETE', 'INVITE', 'MANAGE_MEMBERS'];

  it.each([
    ['guest', 'NONE', ['READ']],
    ['member', 'MEMBER', ['READ', 'CREATE', 'INTERACT', 'INVITE']],
    ['admin', 'ADMIN', all],
    ['moderator', 'NONE', all],
  ])('may do what their descriptions say: %s', async (id, viewerConnection, viewerPermissions) => {
    const token = personas.find((persona) => persona.id === id)?.token;
    expect(await send(rights, token && `Bearer ${token}`)).toEqual({
      data: { spaceById: { viewerConnection, viewerPermissions } },
    });
  });
});
