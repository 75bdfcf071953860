import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller, Row } from '../../../shared/context';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people, places } from '../../../__tests__/seed-ids';

const hochbeete = '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const titles = async (args: string, caller: Caller = callers.neighbour): Promise<unknown> => {
  const { data, errors } = await run(
    `query Titles { tasksBySpaceId(${args}) { data { title } } }`,
    {},
    caller,
  );
  const { tasksBySpaceId } = (data ?? {}) as {
    readonly tasksBySpaceId?: { readonly data: readonly { readonly title: string }[] };
  };
  return errors ?? tasksBySpaceId?.data.map(({ title }) => title);
};

describe('taskById', () => {
  it('answers with a task and what follows from it', async () => {
    expect(
      await run(
        `query Task($id: UUID!) { taskById(id: $id) { title space { name } author { displayName } assignees { id } skills { name } topics { name } isOverdue location { city } commentCount viewerIsAssigned viewerPermissions completedBy { id } } }`,
        { id: hochbeete },
      ),
    ).toEqual({
      data: {
        taskById: {
          title: 'Hochbeete bauen',
          space: { name: 'Kiezgarten am Kanal' },
          author: { displayName: 'Example Founder' },
          assignees: [],
          skills: [{ name: 'Carpentry' }],
          topics: [{ name: 'Urban gardening' }, { name: 'Neighbourhood' }, { name: 'Environment' }],
          isOverdue: false,
          location: { city: 'Berlin' },
          commentCount: 1,
          viewerIsAssigned: false,
          viewerPermissions: ['READ', 'INTERACT'],
          completedBy: null,
        },
      },
    });
  });

  it.each([
    ['is not there', '018f0000-0000-7000-8000-000000000000'],
    ['is a draft of someone else', '018f3c2a-7b21-7c13-9d2f-6e4c0a5b8d71'],
    ['is in a hidden space', '018f4c81-70e0-7a17-9bc8-7c9e1a3d5f07'],
  ])('finds nothing that %s', async (_what, id) => {
    expect(await run(`{ taskById(id: "${id}") { id } }`)).toEqual({
      data: { taskById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('answers with an archived task too', async () => {
    expect(
      await run('{ taskById(id: "018f3c2a-7b22-7d24-8e30-7f5d1b6c9e82") { status } }'),
    ).toEqual({ data: { taskById: { status: 'ARCHIVED' } } });
  });
});

describe('Task.isOverdue', () => {
  /** Mutations refuse a day that has passed, so the row is put into the world. */
  async function isOverdue(changes: Partial<Row<'tasks'>>): Promise<unknown> {
    const { tasks } = sandbox.world();
    for (const task of tasks.getMany([hochbeete]))
      tasks.put({ ...task, location: null, ...changes });
    const { data } = await run(`{ taskById(id: "${hochbeete}") { isOverdue } }`);
    return data;
  }

  it.each<[string, Partial<Row<'tasks'>>, boolean]>([
    ['the day before the due date', { dueOn: '2026-05-18' }, false],
    ['the due date', { dueOn: '2026-05-17' }, false],
    ['the day after the due date', { dueOn: '2026-05-16' }, true],
    ['a day on which work has begun', { dueOn: '2026-05-16', progress: 'IN_PROGRESS' }, true],
    ['a day on which it is done', { dueOn: '2026-05-16', progress: 'DONE' }, false],
    ['any day, without a due date', { dueOn: null }, false],
  ])('is right on %s', async (_what, changes, expected) => {
    expect(await isOverdue(changes)).toEqual({ taskById: { isOverdue: expected } });
  });

  it('follows the day of the space', async () => {
    const { spaces } = sandbox.world();
    for (const garden of spaces.getMany([places.garden]))
      spaces.put({ ...garden, timeZone: 'Asia/Tokyo' });
    expect(await isOverdue({ dueOn: '2026-05-17' })).toEqual({ taskById: { isOverdue: true } });
  });
});

describe('tasksBySpaceId', () => {
  const repairCafe = `spaceId: "${places.repairCafe}"`;

  it('lists what the caller may read, with the caller’s drafts and without archived ones', async () => {
    expect(await titles(repairCafe)).toEqual([
      'Mend the soldering irons',
      'Kuchen für Samstag backen',
      'Put up posters',
      'Sort the spare parts',
    ]);
    expect(await titles(repairCafe, asMember('samir'))).toContain('Check the cash box');
    expect(await titles(repairCafe, callers.guest)).toEqual([]);
    expect(await titles(`spaceId: "${places.garden}"`, callers.founder)).toEqual([
      'Hochbeete bauen',
      'Regentonne anschließen',
      'Wasseruhr ablesen',
      'Sort the seed packets',
    ]);
  });

  it.each([
    ['progress: [IN_PROGRESS]', ['Kuchen für Samstag backen']],
    ['progress: []', []],
    [`assigneeId: "${people.jonas}"`, ['Kuchen für Samstag backen']],
    ['dueUntil: "2026-05-23"', ['Mend the soldering irons', 'Kuchen für Samstag backen']],
    ['limit: 1, offset: 2', ['Put up posters']],
    ['orderBy: NEWEST, limit: 1', ['Sort the spare parts']],
    ['orderBy: RECENTLY_UPDATED, limit: 1', ['Kuchen für Samstag backen']],
  ])('narrows and orders by %s', async (args, expected) => {
    expect(await titles(`${repairCafe}, ${args}`)).toEqual(expected);
  });

  it.each([
    ['limit: 101', 'limit'],
    ['offset: -1', 'offset'],
  ])('refuses %s', async (args, field) => {
    expect(await titles(`${repairCafe}, ${args}`)).toEqual([{ code: 'VALIDATION_FAILED', field }]);
  });

  it('finds no space that is hidden', async () => {
    expect(await titles(`spaceId: "${places.tenants}"`)).toEqual([{ code: 'NOT_FOUND' }]);
  });
});

describe('recommendedTasks', () => {
  const recommended = async (args = ''): Promise<unknown> =>
    (await run(`{ recommendedTasks${args} { totalResults data { title } } }`)).data;

  it('lists open tasks that fit the caller, without the caller’s own', async () => {
    expect(await recommended('(limit: 2)')).toEqual({
      recommendedTasks: {
        totalResults: 5,
        data: [{ title: 'Hochbeete bauen' }, { title: 'Put up posters' }],
      },
    });
  });

  it('keeps tasks that do not tell their duration, and leaves longer ones out', async () => {
    expect(await recommended('(maxDuration: UNDER_ONE_HOUR)')).toEqual({
      recommendedTasks: { totalResults: 1, data: [{ title: 'Put up posters' }] },
    });
  });

  it('keeps what is done inside a circle', async () => {
    const near =
      '(near: { center: { type: "Point", coordinates: [13.33, 52.543] }, radiusMeters: 500 })';
    expect(await recommended(near)).toEqual({
      recommendedTasks: { totalResults: 1, data: [{ title: 'Try out a route for beginners' }] },
    });
  });

  it('needs someone who is signed in', async () => {
    expect(await run('{ recommendedTasks { totalResults } }', {}, callers.guest)).toMatchObject({
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
  });
});

describe('deleteTask', () => {
  it('deletes a task with its comments', async () => {
    const remove = `mutation Delete { deleteTask(id: "${hochbeete}") { success id } }`;
    expect(await run(remove, {}, callers.neighbour)).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    });
    expect(await run(remove, {}, callers.admin)).toEqual({
      data: { deleteTask: { success: true, id: hochbeete } },
    });
    expect(await titles(`spaceId: "${places.garden}"`)).toEqual([
      'Regentonne anschließen',
      'Sort the seed packets',
    ]);
    expect(
      await run(`{ commentable(id: "${hochbeete}", type: TASK) { commentCount } }`),
    ).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    expect(await run(remove, {}, callers.admin)).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
