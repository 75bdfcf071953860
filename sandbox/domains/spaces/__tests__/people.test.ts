import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people, places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

type Connection = 'ADMIN' | 'MEMBER' | 'REQUESTED' | 'INVITED' | 'BLOCKED' | 'NONE';

/** The step as it went, for example `NONE > MEMBER`, or the code of its failure. */
const step = async (
  place: keyof typeof places,
  connection: Connection,
  caller: Caller = callers.neighbour,
  userId?: string,
  expectedConnection?: Connection,
): Promise<unknown> => {
  const { data, errors } = await run(
    `mutation Step($input: UpdateSpaceUserConnectionInput!) { updateSpaceUserConnection(input: $input) { previousConnection connection member { connection } request { status } } }`,
    { input: { spaceId: places[place], connection, userId, expectedConnection } },
    caller,
  );
  if (errors) return errors[0];
  const { updateSpaceUserConnection: relation } = data as {
    readonly updateSpaceUserConnection: Readonly<Record<string, string>>;
  };
  return `${relation['previousConnection'] ?? ''} > ${relation['connection'] ?? ''}`;
};

describe('updateSpaceUserConnection', () => {
  it.each([
    ['sewing', 'MEMBER', 'neighbour', 'NONE > MEMBER'],
    ['choir', 'MEMBER', 'neighbour', 'INVITED > MEMBER'],
    ['choir', 'NONE', 'neighbour', 'INVITED > NONE'],
    ['choir', 'MEMBER', 'aylin', 'NONE > REQUESTED'],
    ['choir', 'REQUESTED', 'aylin', 'NONE > REQUESTED'],
    ['readers', 'MEMBER', 'neighbour', 'REQUESTED > REQUESTED'],
    ['readers', 'NONE', 'neighbour', 'REQUESTED > NONE'],
    ['garden', 'NONE', 'neighbour', 'MEMBER > NONE'],
    ['garden', 'MEMBER', 'neighbour', 'MEMBER > MEMBER'],
    ['garden', 'MEMBER', 'admin', 'ADMIN > MEMBER'],
    ['tenants', 'MEMBER', 'greta', 'INVITED > MEMBER'],
  ] as const)('brings oneself in %s to %s: %s', async (place, connection, who, expected) => {
    expect(await step(place, connection, asMember(who))).toBe(expected);
  });

  it.each([
    ['garden', 'REQUESTED', 'editor', 'CONFLICT'],
    ['garden', 'ADMIN', 'neighbour', 'CONFLICT'],
    ['garden', 'BLOCKED', 'neighbour', 'CONFLICT'],
    ['sewing', 'NONE', 'aylin', 'CONFLICT'],
    ['fleaMarket', 'MEMBER', 'greta', 'CONFLICT'],
    ['readers', 'MEMBER', 'tomasz', 'FORBIDDEN'],
    ['tenants', 'MEMBER', 'neighbour', 'NOT_FOUND'],
  ] as const)('does not bring oneself in %s to %s: %s', async (place, connection, who, code) => {
    expect(await step(place, connection, asMember(who))).toEqual({ code });
  });

  it.each([
    ['garden', 'ADMIN', 'linh', 'MEMBER > ADMIN'],
    ['garden', 'MEMBER', 'founder', 'ADMIN > MEMBER'],
    ['garden', 'NONE', 'linh', 'MEMBER > NONE'],
    ['garden', 'NONE', 'greta', 'INVITED > NONE'],
    ['garden', 'BLOCKED', 'linh', 'MEMBER > BLOCKED'],
    ['garden', 'INVITED', 'editor', 'NONE > INVITED'],
  ] as const)(
    'lets an admin bring someone in %s to %s: %s',
    async (place, connection, who, expected) => {
      expect(await step(place, connection, callers.admin, people[who])).toBe(expected);
    },
  );

  it.each([
    ['ADMIN', 'greta', 'CONFLICT'],
    ['MEMBER', 'editor', 'CONFLICT'],
    ['REQUESTED', 'editor', 'CONFLICT'],
    ['INVITED', 'linh', 'CONFLICT'],
    ['MEMBER', 'deleted', 'NOT_FOUND'],
  ] as const)('lets no admin bring someone to %s: %s', async (connection, who, code) => {
    expect(await step('garden', connection, callers.admin, people[who])).toEqual({ code });
  });

  it('lets members invite and no more, where the space lets them', async () => {
    expect(await step('garden', 'INVITED', callers.neighbour, people.editor)).toBe(
      'NONE > INVITED',
    );
    expect(await step('garden', 'NONE', callers.neighbour, people.linh)).toEqual({
      code: 'FORBIDDEN',
    });
    expect(await step('readers', 'INVITED', asMember('linh'), people.editor)).toEqual({
      code: 'FORBIDDEN',
    });
  });

  it('accepts and declines requests, and says by whom', async () => {
    const greta = asMember('greta');
    expect(await step('readers', 'MEMBER', greta, people.samir)).toBe('REQUESTED > MEMBER');
    expect(await step('readers', 'NONE', greta, people.neighbour)).toBe('REQUESTED > NONE');
    expect(
      await run(
        `{ spaceById(id: "${places.readers}") { membershipRequests { totalResults } memberCount } }`,
        {},
        greta,
      ),
    ).toEqual({ data: { spaceById: { membershipRequests: { totalResults: 0 }, memberCount: 4 } } });
  });

  it('does not remove a member by a decline that comes late', async () => {
    const greta = asMember('greta');
    const decline = () => step('readers', 'NONE', greta, people.samir, 'REQUESTED');
    await step('readers', 'MEMBER', greta, people.samir, 'REQUESTED');
    expect(await decline()).toEqual({ code: 'CONFLICT' });
    expect(await step('readers', 'NONE', asMember('samir'))).toBe('MEMBER > NONE');
    expect(await decline()).toBe('NONE > NONE');
  });

  it('keeps at least one admin and takes at most 20', async () => {
    expect(await step('garden', 'MEMBER', callers.admin, people.founder)).toBe('ADMIN > MEMBER');
    expect(await step('garden', 'NONE', callers.admin)).toEqual({ code: 'CONFLICT' });
    expect(await step('garden', 'BLOCKED', callers.moderator, people.admin)).toEqual({
      code: 'CONFLICT',
    });
  });

  it('unblocks, and takes leavers off their tasks', async () => {
    expect(await step('readers', 'NONE', asMember('greta'), people.tomasz)).toBe('BLOCKED > NONE');
    await step('repairCafe', 'NONE');
    expect(
      await run(
        '{ taskById(id: "018f41d7-2c41-7b62-8c73-2d4f6b8e0a02") { assignees { firstName } } }',
      ),
    ).toEqual({ data: { taskById: { assignees: [{ firstName: 'Jonas' }] } } });
  });

  it('moves the time of the tasks that lose an assignee, and of no other', async () => {
    const read = (id: string): Promise<unknown> =>
      run(`{ taskById(id: "${id}") { updatedAt } }`, {}, callers.founder);
    const other = '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60';
    const before = await read(other);
    await step('repairCafe', 'NONE');
    expect(await read('018f41d7-2c41-7b62-8c73-2d4f6b8e0a02')).toEqual({
      data: { taskById: { updatedAt: '2026-05-17T18:30:01.000Z' } },
    });
    expect(await read(other)).toEqual(before);
  });

  it('gives a new membership to someone who joins again', async () => {
    const read = `{ spaceById(id: "${places.garden}") { members(limit: 100) { data { id user { id } } } } }`;
    const before = await run(read, {}, callers.founder);
    await step('garden', 'NONE');
    expect(await step('garden', 'MEMBER')).toBe('NONE > MEMBER');
    expect(await run(read, {}, callers.founder)).not.toEqual(before);
  });

  it('tells both sides of an invitation', async () => {
    expect(
      await run(
        `{ spaceById(id: "${places.choir}") { viewerInvite { status message expiresAt } } }`,
      ),
    ).toEqual({
      data: {
        spaceById: {
          viewerInvite: {
            status: 'PENDING',
            message: 'Uns fehlt eine tiefe Stimme.',
            expiresAt: '2026-06-14T18:20:00.000Z',
          },
        },
      },
    });
  });
});
