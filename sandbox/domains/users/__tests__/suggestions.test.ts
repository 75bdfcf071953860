import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

beforeEach(() => {
  sandbox.reset();
});

describe('usersByChatIdentities', () => {
  const chat =
    'query ($ids: [ID!]!) { usersByChatIdentities(chatIdentities: $ids) { displayName } }';

  it('answers in the given order, once each, without strangers', async () => {
    const ids = ['@018f1a20:chat.example', '@018f3c2a:chat.example', '@018f41d7:chat.example'];
    expect(await run(chat, { ids: [...ids, '@018f1a20:chat.example'] })).toEqual({
      data: {
        usersByChatIdentities: [{ displayName: 'Aylin' }, { displayName: 'Example Neighbour' }],
      },
    });
  });

  it('leaves out a profile that the caller may not read', async () => {
    expect(await run(chat, { ids: ['@018f1a21:chat.example'] }, callers.admin)).toEqual({
      data: { usersByChatIdentities: [] },
    });
  });

  it('does not accept an empty list', async () => {
    expect(await run(chat, { ids: [] })).toEqual({
      data: { usersByChatIdentities: null },
      errors: [{ code: 'VALIDATION_FAILED', field: 'chatIdentities' }],
    });
  });
});

describe('userSuggestions', () => {
  it('leaves out who is connected, asked or hidden, and says why', async () => {
    const query =
      '{ userSuggestions { user { displayName } reason score distanceKm distanceMeters mutualConnections { displayName } sharedTopics { name } } }';
    expect(await run(query)).toMatchObject({
      data: {
        userSuggestions: [
          {
            user: { displayName: 'Jonas' },
            reason: 'MUTUAL_CONNECTIONS',
            distanceKm: 0,
            distanceMeters: 0,
            mutualConnections: [{ displayName: 'Example Founder' }, { displayName: 'Aylin' }],
          },
          { user: { displayName: 'Greta' } },
          { user: { displayName: 'Example Admin' } },
          { user: { displayName: 'Example Editor' } },
        ],
      },
    });
  });

  it('leaves out the people of the space to which the caller invites', async () => {
    const query = `{ userSuggestions(spaceId: "${places.garden}") { user { displayName } } }`;
    expect(await run(query)).toEqual({
      data: { userSuggestions: [{ user: { displayName: 'Example Editor' } }] },
    });
  });

  it('does not find a space that is hidden', async () => {
    const query = `{ userSuggestions(spaceId: "${places.tenants}") { score } }`;
    expect(await run(query)).toEqual({
      data: { userSuggestions: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
