import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people, places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

/** Lines of the notifications that a person got since the world began. */
const news = async (caller: Caller): Promise<unknown> => {
  const { data } = await run(
    '{ notifications(limit: 100) { data { type title deepLink createdAt } } }',
    {},
    caller,
  );
  const { notifications } = data as {
    readonly notifications: {
      readonly data: readonly Readonly<
        Record<'type' | 'title' | 'deepLink' | 'createdAt', string>
      >[];
    };
  };
  return notifications.data
    .filter(({ createdAt }) => createdAt > '2026-05-17T18:30:00.000Z')
    .map(({ type, title }) => `${type}: ${title}`);
};

describe('notifications from spaces', () => {
  it('tell members of new tasks, assignees of theirs, and nobody of a draft', async () => {
    const create = `mutation Create($input: CreateTaskInput!) { createTask(input: $input) { id } }`;
    const input = { spaceId: places.garden, title: 'Regentonne anschließen' };
    await run(create, { input: { ...input, status: 'DRAFT' } }, callers.admin);
    expect(await news(callers.neighbour)).toEqual([]);
    await run(create, { input: { ...input, assigneeIds: [people.neighbour] } }, callers.admin);
    expect(await news(callers.neighbour)).toEqual([
      'TASK_ASSIGNED: Example Admin assigned “Regentonne anschließen” to you',
    ]);
    expect(await news(callers.founder)).toEqual([
      'TASK_CREATED: Example Admin hat „Regentonne anschließen“ in Kiezgarten am Kanal angelegt',
    ]);
    expect(await news(callers.admin)).toEqual([]);
  });

  it('tell members that a meeting was called off', async () => {
    await run(
      'mutation { updateAppointment(id: "018f3c2c-1a6f-7d83-8e95-27b4c0f1d6a8", input: { isCancelled: true }) { id } }',
      {},
      callers.founder,
    );
    expect(await news(callers.neighbour)).toEqual([
      'APPOINTMENT_CANCELLED: Example Founder called “Sommerfest im Garten” off',
    ]);
  });

  it('tell admins of a request, and the person of the answer', async () => {
    const step = `mutation Step($input: UpdateSpaceUserConnectionInput!) { updateSpaceUserConnection(input: $input) { connection } }`;
    const spaceId = places.choir;
    await run(step, { input: { spaceId, connection: 'MEMBER' } }, callers.founder);
    expect(await news(asMember('linh'))).toEqual([
      'SPACE_MEMBERSHIP_REQUESTED: Example Founder asks to join Chor an der Panke',
    ]);
    const input = { spaceId, userId: people.founder, connection: 'MEMBER' };
    await run(step, { input }, asMember('linh'));
    expect(await news(callers.founder)).toEqual([
      'SPACE_MEMBERSHIP_ACCEPTED: Linh hat dich bei Chor an der Panke aufgenommen',
    ]);
  });
});
