import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places, topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const { garden } = places;

describe('updateSpace', () => {
  const update = `mutation Update($id: UUID!, $input: UpdateSpaceInput!) { updateSpace(id: $id, input: $input) { name slug summary visibility contentVisibility status timeZone initiative { id name verifiedAt spaces { name } } memberCount updatedAt } }`;
  const change = async (
    input: object,
    caller: Caller = callers.admin,
    id: string = garden,
  ): ReturnType<typeof run> => run(update, { id, input }, caller);

  it('changes the name and keeps the slug', async () => {
    expect(await change({ name: 'Garten am Kanal', timeZone: 'UTC' })).toMatchObject({
      data: {
        updateSpace: {
          name: 'Garten am Kanal',
          slug: 'kiezgarten-am-kanal',
          timeZone: 'UTC',
          updatedAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
    expect(await change({ timeZone: null })).toMatchObject({
      data: { updateSpace: { timeZone: 'Europe/Berlin' } },
    });
    expect((await change({ name: 'repair CAFÉ mitte' })).errors).toEqual([{ code: 'CONFLICT' }]);
  });

  it('narrows existing content with the space', async () => {
    const read = `{ tasksBySpaceId(spaceId: "${garden}") { totalResults } }`;
    expect(await run(read, {}, callers.guest)).toMatchObject({
      data: { tasksBySpaceId: { totalResults: 1 } },
    });
    await change({ contentVisibility: 'PLATFORM' });
    expect(await run(read, {}, callers.guest)).toMatchObject({
      data: { tasksBySpaceId: { totalResults: 0 } },
    });
    expect((await change({ visibility: 'HIDDEN' })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'input.visibility' },
    ]);
  });

  it('accepts all requests that wait when it opens a closed space', async () => {
    expect(await change({ visibility: 'OPEN' }, asMember('greta'), places.readers)).toMatchObject({
      data: { updateSpace: { visibility: 'OPEN', memberCount: 5 } },
    });
    expect(await run(`{ spaceById(id: "${places.readers}") { viewerConnection } }`)).toEqual({
      data: { spaceById: { viewerConnection: 'MEMBER' } },
    });
  });

  it('renames an initiative in all its spaces, and takes its mark', async () => {
    const initiative = {
      id: '018f3c29-51e4-7c06-a1d8-94b7e02f6c33',
      name: 'Kiezgarten e. V.',
      type: 'ASSOCIATION',
      description: 'We garden where nobody else does.',
    };
    await change({ initiative });
    expect(
      await run(`{ spaceById(id: "${places.repairCafe}") { initiative { name verifiedAt } } }`),
    ).toEqual({
      data: { spaceById: { initiative: { name: 'Kiezgarten e. V.', verifiedAt: null } } },
    });
    expect((await change({ initiative }, asMember('aylin'), places.sewing)).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'input.initiative.id' },
    ]);
  });

  it('archives a space, which then takes nothing new', async () => {
    expect(await change({ status: 'ARCHIVED' })).toMatchObject({
      data: { updateSpace: { status: 'ARCHIVED' } },
    });
    expect(
      await run(`{ spaces { totalResults } spaceById(id: "${garden}") { viewerPermissions } }`),
    ).toEqual({
      data: {
        spaces: { totalResults: 5 },
        spaceById: { viewerPermissions: ['READ', 'INTERACT'] },
      },
    });
    expect((await change({ status: 'DRAFT' })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'input.status' },
    ]);
  });

  it.each([
    ['a guest', callers.guest, 'UNAUTHENTICATED'],
    ['a member', callers.neighbour, 'FORBIDDEN'],
  ])('refuses %s', async (_who, caller, code) => {
    expect((await change({ name: 'Garten' }, caller)).errors).toEqual([{ code }]);
  });
});

describe('deleteSpace', () => {
  it('deletes a space with what it holds, and never gives its slug again', async () => {
    const remove = `mutation Delete { deleteSpace(id: "${garden}") { success id } }`;
    expect((await run(remove)).errors).toEqual([{ code: 'FORBIDDEN' }]);
    expect(await run(remove, {}, callers.moderator)).toEqual({
      data: { deleteSpace: { success: true, id: garden } },
    });
    expect(
      (await run(`{ pollById(id: "018f4a10-5d27-7c3e-8b61-0f9e2d7a4c58") { id } }`)).errors,
    ).toEqual([{ code: 'NOT_FOUND' }]);
    const input = {
      name: 'Kiezgarten am Kanal',
      summary: 'Wir fangen noch einmal an.',
      topicIds: [topicIds.gardening],
    };
    expect(
      await run(
        'mutation Create($input: CreateSpaceInput!) { createSpace(input: $input) { slug } }',
        { input },
      ),
    ).toEqual({ data: { createSpace: { slug: 'kiezgarten-am-kanal-2' } } });
  });
});
