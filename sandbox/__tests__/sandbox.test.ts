import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../shared/context';
import type { TownSandbox } from '../sandbox';
import { createSandbox } from '../sandbox';
import { sdl, town } from './helpers';

const guest: Caller = { role: 'GUEST', userId: undefined };
const member: Caller = { role: 'MEMBER', userId: '018f3c2a-0d52-7c11-8e2f-9b64a7d01c38' };
const stranger: Caller = { role: 'MEMBER', userId: '018f1a20-41c4-7f13-9a85-4c6b2d7e1f92' };
const garden = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';

let sandbox: TownSandbox;
beforeEach(() => {
  sandbox = createSandbox(sdl, town);
});

const tasks = `query Tasks($id: UUID!, $limit: Int! = 20) { tasksBySpaceId(spaceId: $id, limit: $limit) { totalResults data { title } } }`;
const create = `mutation Create($input: CreateTaskInput!) { createTask(input: $input) { title author { displayName } space { name } createdAt } }`;

describe('createSandbox', () => {
  it('answers with what the caller may read', async () => {
    expect(await sandbox.run({ query: tasks, variables: { id: garden }, caller: guest })).toEqual({
      data: { tasksBySpaceId: { totalResults: 1, data: [{ title: 'Hochbeete bauen' }] } },
    });
  });

  it('shows a later query what a mutation changed, until it is reset', async () => {
    const input = { spaceId: garden, title: 'Regentonne anschließen', visibility: 'PUBLIC' };
    await sandbox.run({ query: create, variables: { input }, caller: member });
    const read = async (): Promise<unknown> =>
      (await sandbox.run({ query: tasks, variables: { id: garden }, caller: guest })).data?.[
        'tasksBySpaceId'
      ];
    expect(await read()).toMatchObject({ totalResults: 2 });
    sandbox.reset();
    expect(await read()).toMatchObject({ totalResults: 1 });
  });

  it.each([
    ['a guest', guest, 'UNAUTHENTICATED', 'NO_TOKEN'],
    ['a member of nothing', stranger, 'FORBIDDEN', 'CONNECTION_REQUIRED'],
  ])('refuses %s to create', async (_who, caller, code, reason) => {
    const input = { spaceId: garden, title: 'Regentonne anschließen' };
    const { errors } = await sandbox.run({ query: create, variables: { input }, caller });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code, reason }]);
  });

  it('names the field that is not accepted', async () => {
    const { errors } = await sandbox.run({
      query: tasks,
      variables: { id: garden, limit: 500 },
      caller: guest,
    });
    expect(errors?.map((error) => error.toJSON())).toMatchObject([
      {
        message: 'This must be from 1 to 100.',
        path: ['tasksBySpaceId'],
        extensions: { code: 'VALIDATION_FAILED', field: 'limit' },
      },
    ]);
  });
});
