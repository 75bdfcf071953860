import { afterEach, describe, expect, it } from 'vitest';
import type { Caller } from '..';
import { createSandbox } from '..';
import { callers, runner, sdl, town } from './helpers';
import { places } from './seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
afterEach(sandbox.reset);

const key = '5b1d4a90-7c2e-4f63-8a15-9d0e6b3f2c71';
const input = { spaceId: places.garden, title: 'Water the beds' };
const create = `mutation Ask($input: CreateTaskInput!, $key: UUID) {
  createTask(input: $input, idempotencyKey: $key) { id title }
}`;
const countTasks = (): number => sandbox.world().tasks.size;

async function idOf(variables: object, caller: Caller = callers.neighbour): Promise<string> {
  const { data } = await run(create, { input, key, ...variables }, caller);
  return (data as { createTask: { id: string } }).createTask.id;
}

describe('a mutation with an idempotency key', () => {
  it('creates once', async () => {
    const before = countTasks();
    const id = await idOf({});
    expect(await idOf({})).toBe(id);
    expect(countTasks()).toBe(before + 1);
  });

  it('creates each time without a key', async () => {
    const id = await idOf({ key: null });
    expect(await idOf({ key: null })).not.toBe(id);
  });

  it('answers with what it created as it is now', async () => {
    const id = await idOf({});
    await run(`mutation { updateTask(id: "${id}", input: { title: "Weed" }) { id } }`);
    expect(await run(create, { input, key })).toEqual({
      data: { createTask: { id, title: 'Weed' } },
    });
  });

  it('refuses the key with other arguments, and for another operation', async () => {
    await idOf({});
    const before = countTasks();
    const other = { ...input, title: 'Water the trees' };
    expect((await run(create, { input: other, key })).errors).toEqual([{ code: 'CONFLICT' }]);
    expect(
      await run(
        `mutation { createPoll(input: { spaceId: "${places.garden}", question: "When?", choices: ["Now", "Later"] }, idempotencyKey: "${key}") { id } }`,
      ),
    ).toMatchObject({ errors: [{ code: 'CONFLICT' }] });
    expect(countTasks()).toBe(before);
  });

  it('says that what it created is gone', async () => {
    const id = await idOf({});
    await run(`mutation { deleteTask(id: "${id}") { id } }`);
    expect((await run(create, { input, key })).errors).toEqual([{ code: 'NOT_FOUND' }]);
  });

  it('leaves the key free when it fails', async () => {
    const wrong = await run(create, { input: { ...input, title: '' }, key });
    expect(wrong.errors).toHaveLength(1);
    expect(await idOf({})).toMatch(/^018f70c0-/);
  });

  it('lets other people use the same key', async () => {
    const id = await idOf({});
    expect(await idOf({}, callers.admin)).not.toBe(id);
  });

  it('forgets a key after 24 hours', async () => {
    expect(await idOf({ key: '0c9f7a52-3d1e-4b86-a7f4-5e2d8c6b1a90' })).toMatch(/^018f70c0-/);
  });

  it('invites by email once', async () => {
    const query = `mutation { inviteToSpaceByEmail(input: { spaceId: "${places.garden}", emails: ["a@mail.example", "b@mail.example"] }, idempotencyKey: "${key}") { id createdAt } }`;
    const first = await run(query, {}, callers.admin);
    expect(first).toMatchObject({ data: { inviteToSpaceByEmail: [{}, {}] } });
    expect(await run(query, {}, callers.admin)).toEqual(first);
  });
});
