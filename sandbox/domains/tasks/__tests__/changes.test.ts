import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import type { Run } from '../../../__tests__/helpers';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people, places, skillIds, topicIds } from '../../../__tests__/seed-ids';

const hochbeete = '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60';
const cake = '018f41d7-2c41-7b62-8c73-2d4f6b8e0a02';
const archived = '018f3c2a-7b22-7d24-8e30-7f5d1b6c9e82';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('createTask', () => {
  const create = `mutation Create($input: CreateTaskInput!) { createTask(input: $input) { title status visibility regularity progress author { displayName } assignees { firstName } skills { name } topics { name } location { type url } createdAt updatedAt } }`;
  const input = { spaceId: places.garden, title: 'Regentonne anschließen' };

  it('creates a task with what the input leaves open', async () => {
    expect(await run(create, { input })).toEqual({
      data: {
        createTask: {
          title: 'Regentonne anschließen',
          status: 'PUBLISHED',
          visibility: 'MEMBERS',
          regularity: 'ONCE',
          progress: 'OPEN',
          author: { displayName: 'Example Neighbour' },
          assignees: [],
          skills: [],
          topics: [{ name: 'Urban gardening' }, { name: 'Neighbourhood' }, { name: 'Environment' }],
          location: null,
          createdAt: '2026-05-17T18:30:01.000Z',
          updatedAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
  });

  it('stores what the input says', async () => {
    const full = {
      ...input,
      status: 'DRAFT',
      assigneeIds: [people.jonas, people.aylin],
      skillIds: [skillIds.carpentry],
      topicIds: [topicIds.repair],
      location: { url: 'https://meet.example/regen' },
      dueOn: '2026-05-17',
      visibility: 'PUBLIC',
    };
    expect(await run(create, { input: full })).toMatchObject({
      data: {
        createTask: {
          status: 'DRAFT',
          assignees: [{ firstName: 'Jonas' }, { firstName: 'Aylin' }],
          skills: [{ name: 'Carpentry' }],
          topics: [{ name: 'Repair' }],
          location: { type: 'ONLINE', url: 'https://meet.example/regen' },
        },
      },
    });
  });

  it.each([
    ['title', 'ab'],
    ['title', 'x'.repeat(121)],
    ['description', 'An <b>important</b> task'],
    ['imageUrl', 'http://images.example/a.jpg'],
    ['imageUrl', 'https://elsewhere.example/a.jpg'],
    ['status', 'ARCHIVED'],
    ['assigneeIds', [people.greta]],
    ['assigneeIds', Array.from({ length: 11 }, () => people.jonas)],
    ['helpersWanted', 0],
    ['helpersWanted', 101],
    ['skillIds', [people.greta]],
    ['topicIds', [people.greta]],
    ['dueOn', '2026-05-16'],
  ])('refuses a %s of %j', async (field, value) => {
    expect(await run(create, { input: { ...input, [field]: value } })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: `input.${field}` }],
    });
  });

  it('refuses more readers than the space allows', async () => {
    const wide = { ...input, spaceId: places.repairCafe, visibility: 'PUBLIC' };
    expect(await run(create, { input: wide })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'input.visibility' }],
    });
  });

  it.each([
    ['guests', callers.guest, places.garden, 'UNAUTHENTICATED'],
    ['people of other spaces', callers.neighbour, places.sewing, 'FORBIDDEN'],
    ['members of an archived space', callers.neighbour, places.fleaMarket, 'FORBIDDEN'],
    ['those from whom the space is hidden', callers.neighbour, places.tenants, 'NOT_FOUND'],
  ])('refuses %s', async (_who, caller, spaceId, code) => {
    expect(await run(create, { input: { ...input, spaceId } }, caller)).toMatchObject({
      errors: [{ code }],
    });
  });
});

describe('updateTask', () => {
  const update = `mutation Update($id: UUID!, $input: UpdateTaskInput!) { updateTask(id: $id, input: $input) { title description progress dueOn assignees { firstName } location { address } completedAt completedBy { displayName } status updatedAt } }`;
  const change = async (
    id: string,
    input: object,
    caller: Caller = callers.founder,
  ): ReturnType<Run> => run(update, { id, input }, caller);

  it('changes what is given and leaves the rest', async () => {
    expect(await change(hochbeete, { title: 'Beete bauen', description: null })).toMatchObject({
      data: {
        updateTask: {
          title: 'Beete bauen',
          description: null,
          dueOn: '2026-06-13',
          location: { address: 'Nordufer 12, 13353 Berlin' },
          updatedAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
  });

  it('leaves the time alone if nothing changed', async () => {
    const same = { title: ' Hochbeete bauen ', dueOn: '2026-06-13', progress: 'OPEN' };
    const before = await run(`{ taskById(id: "${hochbeete}") { updatedAt } }`);
    const { data } = await change(hochbeete, same);
    expect({ data }).toMatchObject({
      data: { updateTask: (before.data as { readonly taskById: object }).taskById },
    });
  });

  it('says who finished a task, until it is opened again', async () => {
    expect(await change(hochbeete, { progress: 'DONE' }, callers.admin)).toMatchObject({
      data: {
        updateTask: {
          progress: 'DONE',
          completedAt: '2026-05-17T18:30:01.000Z',
          completedBy: { displayName: 'Example Admin' },
        },
      },
    });
    expect(await change(hochbeete, { progress: 'OPEN' })).toMatchObject({
      data: { updateTask: { progress: 'OPEN', completedAt: null, completedBy: null } },
    });
  });

  it('opens a repeated task again with its next day', async () => {
    expect(await change(cake, { progress: 'DONE' }, asMember('greta'))).toMatchObject({
      data: { updateTask: { progress: 'OPEN', dueOn: '2026-05-30', completedAt: null } },
    });
  });

  it('accepts a day of the past only where it is unchanged', async () => {
    const irons = '018f41d7-2c40-7a51-9b62-1c3e5a7d9f01';
    const samir = asMember('samir');
    expect(await change(irons, { dueOn: '2026-05-15' }, samir)).not.toHaveProperty('errors');
    expect(await change(irons, { dueOn: '2026-05-14' }, samir)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'input.dueOn' }],
    });
  });

  it.each([
    ['title', null],
    ['status', 'DRAFT'],
    ['title', 'ab'],
  ])('refuses a %s of %j', async (field, value) => {
    expect(await change(hochbeete, { [field]: value })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: `input.${field}` }],
    });
  });

  it('changes an archived task only together with publishing it again', async () => {
    expect(await change(archived, { title: 'Bauwagen' })).toMatchObject({
      errors: [{ code: 'CONFLICT' }],
    });
    expect(await change(archived, { title: 'Bauwagen', status: 'PUBLISHED' })).toMatchObject({
      data: { updateTask: { title: 'Bauwagen', status: 'PUBLISHED' } },
    });
  });

  it('is for the author and the admins of the space', async () => {
    expect(await change(hochbeete, { title: 'Beete' }, callers.neighbour)).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    });
  });
});
