import { beforeEach, describe, expect, it } from 'vitest';
import { runner, sdl, town } from '../../../__tests__/helpers';
import { urls } from '../../../../src/product';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { people, places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
const linh: Caller = { role: 'MEMBER', userId: people.linh };

beforeEach(() => {
  sandbox.reset();
});

const ids = (answer: unknown): unknown => JSON.stringify(answer).match(/018f[\da-f-]{32}/g) ?? [];

describe('notifications', () => {
  it('tells what is new', async () => {
    const query =
      '{ notifications(onlyUnread: true, limit: 10) { totalResults data { id type title otherActorCount deepLink channels createdAt workflow data isRead actor { displayName } space { name } } } }';
    const deepLink = `${urls.app}/tasks/018f5d0c-6e2b-7a84-a7f9-c815d39b4e60`;
    expect(await run(query)).toEqual({
      data: {
        notifications: {
          totalResults: 1,
          data: [
            {
              id: '018f6b3e-a410-7d97-93c5-20e8b6f4d17a',
              type: 'TASK_ASSIGNED',
              title: 'Example Admin assigned “Regentonne anschließen” to you',
              otherActorCount: 0,
              deepLink,
              channels: ['IN_APP', 'PUSH'],
              createdAt: '2026-05-17T10:05:44.902Z',
              workflow: 'TASKS',
              data: {
                notificationId: '018f6b3e-a410-7d97-93c5-20e8b6f4d17a',
                type: 'TASK_ASSIGNED',
                deepLink,
                spaceId: places.garden,
              },
              isRead: false,
              actor: { displayName: 'Example Admin' },
              space: { name: 'Kiezgarten am Kanal' },
            },
          ],
        },
      },
    });
  });

  it('begins with the newest, and ends after 90 days', async () => {
    const query = '{ notifications(offset: 1) { totalResults data { id } } }';
    const answer = await run(query);
    expect(answer).toMatchObject({ data: { notifications: { totalResults: 11 } } });
    expect(ids(answer)).toEqual([
      '018f6b1c-5e27-7d80-8f43-2a9c6b0e1d75',
      '018f6a80-3b12-7c45-8e90-5d7f1a2c4b61',
      '018f6a14-0b83-7d59-8c27-4e6f1b9a3d05',
      '018f6a11-7c54-7e82-a3b6-1f4d9c0e5a72',
      '018f6905-6e91-7d20-8c47-3b5a0f7e2c18',
      '018f69c4-2d07-7b39-9f58-8a6e3c1b0d94',
      '018f62e5-9d10-7b84-a3f6-5c8e2d7b1a49',
      '018f6250-1c7e-7a95-8b03-6d9f3e8c2b5a',
      '018f60b7-1a3d-7c66-b0e4-9d2f5c8a7e31',
      '018f5a40-8c2e-7f15-a6d9-0b7e4c3f1d58',
    ]);
  });

  it('can be narrowed to kinds and to a space', async () => {
    const query = `{ kinds: notifications(types: [ANNOUNCEMENT, CONNECTION_ACCEPTED]) { totalResults } space: notifications(spaceId: "${places.garden}") { totalResults } }`;
    expect(await run(query)).toEqual({
      data: { kinds: { totalResults: 2 }, space: { totalResults: 6 } },
    });
  });

  it('joins what is alike within one hour, and makes it unread again', async () => {
    const step =
      'mutation ($userId: UUID!, $action: UpdateConnectionAction!) { updateConnectionWithUser(input: { userId: $userId, action: $action }) { status } }';
    const bell =
      '{ notifications(types: [CONNECTION_ACCEPTED]) { totalResults data { id otherActorCount readAt createdAt } } }';
    const id = '018f70c0-0000-7000-8000-000000000001';
    await run(step, { userId: people.linh, action: 'ACCEPT' });
    await run(`mutation { lastSeenNotification(id: "${id}") }`, {}, linh);
    expect(await run(bell, {}, linh)).toMatchObject({
      data: { notifications: { data: [{ id, readAt: '2026-05-17T18:30:02.000Z' }] } },
    });
    await run(step, { userId: people.linh, action: 'REMOVE' });
    await run(step, { userId: people.neighbour, action: 'REQUEST' }, linh);
    await run(step, { userId: people.linh, action: 'ACCEPT' });
    expect(await run(bell, {}, linh)).toEqual({
      data: {
        notifications: {
          totalResults: 1,
          data: [{ id, otherActorCount: 0, readAt: null, createdAt: '2026-05-17T18:30:05.000Z' }],
        },
      },
    });
  });

  it('does not accept more than 20 kinds', async () => {
    const types = Array.from({ length: 21 }, () => 'TASK_CREATED');
    expect(
      await run(
        'query ($types: [NotificationType!]) { notifications(types: $types) { totalResults } }',
        { types },
      ),
    ).toEqual({
      data: { notifications: null },
      errors: [{ code: 'VALIDATION_FAILED', field: 'types' }],
    });
  });
});

describe('lastSeenNotification', () => {
  const seen = 'mutation ($id: UUID!) { lastSeenNotification(id: $id) }';
  const dot = '{ hasNewNotifications }';

  it('marks an entry and all older ones', async () => {
    expect(await run(dot)).toEqual({ data: { hasNewNotifications: true } });
    expect(await run(seen, { id: '018f6b3e-a410-7d97-93c5-20e8b6f4d17a' })).toEqual({
      data: { lastSeenNotification: null },
    });
    expect(await run(dot)).toEqual({ data: { hasNewNotifications: false } });
    expect(await run('{ notifications(limit: 2) { data { readAt } } }')).toEqual({
      data: {
        notifications: {
          data: [{ readAt: '2026-05-17T18:30:01.000Z' }, { readAt: '2026-05-17T09:38:00.000Z' }],
        },
      },
    });
  });

  it('leaves newer ones unread', async () => {
    await run(seen, { id: '018f6a80-3b12-7c45-8e90-5d7f1a2c4b61' });
    expect(await run(dot)).toEqual({ data: { hasNewNotifications: true } });
  });

  it.each([
    ['older than 90 days', '018f4a02-5d71-7e38-9b04-6c1f8a5e2d90'],
    ['of someone else', '018f6a02-9e40-7d13-8f65-2c7b5a1e0d47'],
  ])('does not find an entry %s', async (_which, id) => {
    expect(await run(seen, { id })).toEqual({
      data: { lastSeenNotification: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
