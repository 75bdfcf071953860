import { beforeEach, describe, expect, it } from 'vitest';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { urls } from '../../../../src/product';
import { createSandbox } from '../../../sandbox';
import { people, places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('spaceById', () => {
  const garden = `query Space($id: UUID!) { spaceById(id: $id) { name isPrivate timeZone location { city } initiative { name } admins { displayName } memberCount members { totalResults } openTaskCount tasks { totalResults } appointments { data { title } } polls { data { question } } externalLinks { title } chatRoomId viewerConnection viewerPermissions webUrl } }`;

  it('shows a guest the profile and what is public', async () => {
    expect(await run(garden, { id: places.garden }, callers.guest)).toEqual({
      data: {
        spaceById: {
          name: 'Kiezgarten am Kanal',
          isPrivate: false,
          timeZone: 'Europe/Berlin',
          location: { city: 'Berlin' },
          initiative: { name: 'Kiezgarten am Kanal' },
          admins: [{ displayName: 'Example Founder' }, { displayName: 'Example Admin' }],
          memberCount: 8,
          members: { totalResults: 2 },
          openTaskCount: 1,
          tasks: { totalResults: 1 },
          appointments: {
            data: [{ title: 'Samstag im Garten' }, { title: 'Sommerfest im Garten' }],
          },
          polls: { data: [{ question: 'When do we plant the trees?' }] },
          externalLinks: [{ title: 'kiezgarten.example' }, { title: 'Kiezgarten im Fediverse' }],
          chatRoomId: null,
          viewerConnection: 'NONE',
          viewerPermissions: ['READ'],
          webUrl: `${urls.app}/spaces/kiezgarten-am-kanal`,
        },
      },
    });
  });

  it('shows a member the people, the chat and what is for members', async () => {
    expect(await run(garden, { id: places.garden })).toMatchObject({
      data: {
        spaceById: {
          members: { totalResults: 8 },
          appointments: { data: [{ title: 'Planungsrunde' }, {}, {}] },
          polls: { data: [{}, { question: 'Wohin soll der Kompost?' }] },
          chatRoomId: '!kiezgarten:chat.example',
          viewerConnection: 'MEMBER',
          viewerPermissions: ['READ', 'CREATE', 'INTERACT', 'INVITE'],
        },
      },
    });
  });

  it('opens what a shared link names, but for those who may not read it', async () => {
    const query = 'query Page($slug: String!) { spaceBySlug(slug: $slug) { id } }';
    expect(await run(query, { slug: 'Kiezgarten-am-Kanal' }, callers.guest)).toEqual({
      data: { spaceBySlug: { id: places.garden } },
    });
    const none = { data: { spaceBySlug: null }, errors: [{ code: 'NOT_FOUND' }] };
    expect(await run(query, { slug: 'mieterrat-uferstrasse' }, callers.guest)).toEqual(none);
    expect(await run(query, { slug: 'nobody' })).toEqual(none);
  });

  it('orders members by role, then by the moment of joining', async () => {
    expect(
      await run(
        `{ spaceById(id: "${places.garden}") { members(offset: 1, limit: 2) { totalResults offset limit data { user { displayName } connection isCreator invitedBy { displayName } } } } }`,
      ),
    ).toEqual({
      data: {
        spaceById: {
          members: {
            totalResults: 8,
            offset: 1,
            limit: 2,
            data: [
              {
                user: { displayName: 'Example Admin' },
                connection: 'ADMIN',
                isCreator: false,
                invitedBy: null,
              },
              {
                user: { displayName: 'Example Neighbour' },
                connection: 'MEMBER',
                isCreator: false,
                invitedBy: { displayName: 'Example Founder' },
              },
            ],
          },
        },
      },
    });
  });

  it.each([
    ['a guest', callers.guest, 'UNAUTHENTICATED'],
    ['a member', callers.neighbour, 'FORBIDDEN'],
  ])('refuses %s what is for admins, and answers the rest', async (_who, caller, code) => {
    expect(
      await run(
        `{ spaceById(id: "${places.garden}") { name invites { totalResults } membershipRequests { totalResults } } }`,
        {},
        caller,
      ),
    ).toEqual({
      data: { spaceById: { name: 'Kiezgarten am Kanal', invites: null, membershipRequests: null } },
      errors: [{ code }, { code }],
    });
  });

  it('finds a hidden space for members and for who is invited', async () => {
    const query = `{ spaceById(id: "${places.tenants}") { name } }`;
    const found = { data: { spaceById: { name: 'Mieterrat Uferstraße' } } };
    expect(await run(query, {}, asMember('linh'))).toEqual(found);
    expect(await run(query, {}, asMember('greta'))).toEqual(found);
    expect(await run(query)).toEqual({
      data: { spaceById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('lists the newest of everything', async () => {
    expect(
      await run(
        `{ spaceById(id: "${places.repairCafe}") { lastActivityAt latestActivity { __typename } } }`,
      ),
    ).toMatchObject({
      data: {
        spaceById: {
          lastActivityAt: '2026-05-17T18:05:00.000Z',
          latestActivity: expect.arrayContaining([{ __typename: 'Task' }]) as unknown,
        },
      },
    });
  });

  it('shows an account that was deleted as a placeholder', async () => {
    expect(await run(`{ spaceById(id: "${places.sewing}") { creator { id isDeleted } } }`)).toEqual(
      {
        data: { spaceById: { creator: { id: people.deleted, isDeleted: true } } },
      },
    );
  });
});
