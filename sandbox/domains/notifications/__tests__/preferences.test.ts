import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
const jonas: Caller = { role: 'MEMBER', userId: people.jonas };
beforeEach(() => {
  sandbox.reset();
});

describe('notificationsPreferences', () => {
  it('lists every workflow with three channels, each type once', async () => {
    const answer = await run(
      '{ notificationsPreferences { key title types updatedAt channels { channel isEnabled isLocked options { digest digestHour playsSound } } } }',
    );
    expect(answer).toMatchObject({
      data: {
        notificationsPreferences: [
          { key: 'SPACE_MEMBERSHIP', title: 'Spaces', updatedAt: null },
          { key: 'POSTS' },
          {
            key: 'COMMENTS',
            updatedAt: '2026-03-09T18:44:00.000Z',
            channels: [
              { channel: 'IN_APP', isEnabled: true, isLocked: false },
              { channel: 'PUSH', isEnabled: true, options: { playsSound: true } },
              { channel: 'EMAIL', isEnabled: true, options: { digest: 'DAILY', digestHour: 18 } },
            ],
          },
          { key: 'REACTIONS' },
          { key: 'TASKS' },
          { key: 'APPOINTMENTS' },
          { key: 'POLLS' },
          { key: 'CONNECTIONS' },
          { key: 'RECOMMENDATIONS' },
          {
            key: 'SERVICE',
            channels: [
              { isLocked: true, isEnabled: true },
              { isLocked: false },
              { isLocked: false },
            ],
          },
        ],
      },
    });
  });

  it('cannot reach someone without a device by push', async () => {
    const query = '{ notificationsPreferences { channels { channel isReachable } } }';
    expect(await run(query, {}, jonas)).toMatchObject({
      data: {
        notificationsPreferences: Array.from({ length: 10 }, () => ({
          channels: [{ isReachable: true }, { isReachable: false }, { isReachable: true }],
        })),
      },
    });
  });
});

describe('notificationsUpdatePreferences', () => {
  const update =
    'mutation ($input: NotificationsUpdatePreferencesInput!) { notificationsUpdatePreferences(input: $input) { key updatedAt channels { channel isEnabled isLocked isReachable options { digest digestHour quietHours { startsAt endsAt } } } } }';
  const change = (key: string, channel: object): Readonly<Record<string, unknown>> => ({
    input: { workflows: [{ key, channels: [channel] }] },
  });
  const night = { startsAt: '22:00', endsAt: '07:00' };

  it('returns the named workflow whole', async () => {
    const options = { digest: 'IMMEDIATE', digestHour: null, quietHours: null };
    const push = { channel: 'PUSH', isEnabled: true, options: { quietHours: night } };
    expect(await run(update, change('TASKS', push))).toEqual({
      data: {
        notificationsUpdatePreferences: [
          {
            key: 'TASKS',
            updatedAt: '2026-05-17T18:30:01.000Z',
            channels: [
              { channel: 'IN_APP', isEnabled: true, isLocked: false, isReachable: true, options },
              {
                channel: 'PUSH',
                isEnabled: true,
                isLocked: false,
                isReachable: true,
                options: { ...options, quietHours: night },
              },
              { channel: 'EMAIL', isEnabled: false, isLocked: false, isReachable: true, options },
            ],
          },
        ],
      },
    });
  });

  it('goes back to the hour 8 and to the defaults by null', async () => {
    const hour = { channel: 'EMAIL', options: { digestHour: null } };
    expect(await run(update, change('COMMENTS', hour))).toMatchObject({
      data: {
        notificationsUpdatePreferences: [
          { channels: [{}, {}, { options: { digest: 'DAILY', digestHour: 8 } }] },
        ],
      },
    });
    const all = { channel: 'EMAIL', options: null };
    expect(await run(update, change('COMMENTS', all))).toMatchObject({
      data: {
        notificationsUpdatePreferences: [
          { channels: [{}, {}, { isEnabled: true, options: { digest: 'IMMEDIATE' } }] },
        ],
      },
    });
  });

  it('decides how the next happening is told', async () => {
    const silent = [
      { channel: 'PUSH', isEnabled: false },
      { channel: 'EMAIL', isEnabled: true, options: { digest: 'DAILY' } },
    ];
    await run(update, { input: { workflows: [{ key: 'CONNECTIONS', channels: silent }] } });
    const ask = `mutation { updateConnectionWithUser(input: { userId: "${people.neighbour}", action: REQUEST }) { status } }`;
    await run(ask, {}, callers.admin);
    const bell = '{ notifications(limit: 1) { data { title channels } } }';
    expect(await run(bell)).toEqual({
      data: {
        notifications: {
          data: [{ title: 'Example Admin asks to connect with you', channels: ['IN_APP'] }],
        },
      },
    });
    await run(update, change('CONNECTIONS', { channel: 'IN_APP', isEnabled: false }));
    await run(ask, {}, jonas);
    expect(await run(bell)).toMatchObject({
      data: { notifications: { data: [{ title: 'Example Admin asks to connect with you' }] } },
    });
  });

  const place = 'input.workflows.0.channels.0';
  it.each([
    [`${place}.isEnabled`, 'SERVICE', { channel: 'IN_APP', isEnabled: false }],
    [`${place}.isEnabled`, 'TASKS', { channel: 'PUSH', isEnabled: null }],
    [`${place}.options.digest`, 'TASKS', { channel: 'PUSH', options: { digest: null } }],
    [`${place}.options.digestHour`, 'TASKS', { channel: 'EMAIL', options: { digestHour: 24 } }],
    [`${place}.options.playsSound`, 'TASKS', { channel: 'EMAIL', options: { playsSound: true } }],
    [
      `${place}.options.quietHours.startsAt`,
      'TASKS',
      { channel: 'PUSH', options: { quietHours: { startsAt: '25:00', endsAt: '07:00' } } },
    ],
    [
      `${place}.options.quietHours.endsAt`,
      'TASKS',
      { channel: 'PUSH', options: { quietHours: { startsAt: '07:00', endsAt: '07:00' } } },
    ],
  ])('does not accept %s of %s in %o', async (field, key, channel) => {
    expect(await run(update, change(key, channel))).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('does not accept a workflow or a channel that is named twice', async () => {
    const push = { channel: 'PUSH', isEnabled: true };
    const twice = { key: 'TASKS', channels: [push, push] };
    const tasks = { key: 'TASKS', channels: [push] };
    expect(await run(update, { input: { workflows: [twice] } })).toMatchObject({
      errors: [{ field: 'input.workflows.0.channels' }],
    });
    expect(await run(update, { input: { workflows: [tasks, tasks] } })).toMatchObject({
      errors: [{ field: 'input.workflows' }],
    });
  });
});
