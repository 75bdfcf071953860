import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

beforeEach(() => {
  sandbox.reset();
});

describe('deleteAuthenticatedUser', () => {
  const leave =
    'mutation ($deleteContent: Boolean! = false, $reason: String) { deleteAuthenticatedUser(deleteContent: $deleteContent, reason: $reason) { success id } }';

  it('leaves a placeholder in place of the person', async () => {
    expect(await run(leave, { reason: 'I moved away.' }, callers.admin)).toEqual({
      data: { deleteAuthenticatedUser: { success: true, id: people.admin } },
    });
    expect(await run(`{ userById(id: "${people.admin}") { slug } }`)).toEqual({
      data: { userById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
    const bell =
      '{ notifications(types: [TASK_ASSIGNED]) { data { title actor { displayName isDeleted bio connectionCount postCount location { city } } } } }';
    expect(await run(bell)).toEqual({
      data: {
        notifications: {
          data: [
            {
              title: 'Example Admin assigned “Regentonne anschließen” to you',
              actor: {
                displayName: 'Former member',
                isDeleted: true,
                bio: null,
                connectionCount: 0,
                postCount: 0,
                location: null,
              },
            },
          ],
        },
      },
    });
  });

  it('signs the person out', async () => {
    await run(leave, {}, callers.admin);
    expect(await run(leave, {}, callers.admin)).toEqual({
      data: null,
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
  });

  it('deletes content where that is wanted, and keeps shared work', async () => {
    const post = '{ postById(id: "018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9") { slug } }';
    const task =
      '{ taskById(id: "018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60") { title author { isDeleted } } }';
    await run(leave, { deleteContent: true }, callers.founder);
    expect(await run(post)).toEqual({
      data: { postById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
    expect(await run(task)).toEqual({
      data: { taskById: { title: 'Hochbeete bauen', author: { isDeleted: true } } },
    });
  });

  it('changes the tasks of the person, and the time of their change', async () => {
    const task =
      '{ taskById(id: "018f41d7-2c41-7b62-8c73-2d4f6b8e0a02") { updatedAt assignees { firstName } } }';
    await run(leave);
    expect(await run(task, {}, callers.admin)).toEqual({
      data: {
        taskById: {
          updatedAt: '2026-05-17T18:30:01.000Z',
          assignees: [{ firstName: 'Jonas' }],
        },
      },
    });
  });

  it('keeps content unless its deletion is wanted', async () => {
    await run(leave, {}, callers.founder);
    expect(
      await run(
        '{ postById(id: "018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9") { author { displayName } } }',
      ),
    ).toEqual({ data: { postById: { author: { displayName: 'Former member' } } } });
  });

  it('is refused to the only admin of a space that has other members', async () => {
    expect(await run(leave, {}, callers.aylin)).toEqual({
      data: null,
      errors: [{ code: 'CONFLICT' }],
    });
  });

  it('does not accept a long reason', async () => {
    expect(await run(leave, { reason: 'x'.repeat(501) })).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field: 'reason' }],
    });
  });
});
