import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { post } from '../../../sandbox/local-api/__tests__/helpers';
import { product } from '../../../src/product';
import { places } from '../../../sandbox/__tests__/seed-ids';
import { fencesOf } from '../fences';
import { eventOf, useNodeReceiver } from '../node-receiver';

/** A task of the garden. */
const hochbeete = '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60';

/** It tests `receiver.mjs` of `docs/webhooks/receivers.mdx`. */
const { localApi, file, restart, stop, nextLine, deliver } = useNodeReceiver();

/** Sends a document as an admin of the garden. */
const send = (query = '', variables = {}): ReturnType<typeof post> =>
  post(
    `${localApi().origin}/graphql`,
    { query, variables },
    { Authorization: 'Bearer sandbox-admin' },
  );

/** Delivers an event of a task, and resolves once the receiver has tried to handle it. */
async function deliverTask(type: string, id = hochbeete): Promise<string> {
  const event = randomUUID();
  const data = { id, spaceId: places.garden, changed: [] };
  await deliver(JSON.stringify({ id: event, type, subject: `task/${id}`, data }));
  await handleWaiting();
  return event;
}

/** Makes the receiver try to handle all that it has stored. */
async function handleWaiting(): Promise<void> {
  await deliver(eventOf('round'));
  while ((await nextLine()) !== 'test round');
  // It goes through the stored events by name: a second round is behind all of the first.
  await deliver(eventOf('end'));
  while ((await nextLine()) !== 'test end');
}

const copyOf = async (id: string): Promise<unknown> =>
  JSON.parse(await readFile(file('tasks', `${id}.json`), 'utf8'));
const copies = (): Promise<string[]> => readdir(file('tasks'));
const isHandled = async (event: string): Promise<boolean> =>
  (await readdir(file())).includes(`${event}.done`);

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe('the copies of receiver.mjs', () => {
  const missing = '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c61';
  const markCopy = (id: string): Promise<void> => writeFile(file('tasks', `${id}.json`), '{}');

  it('hold the present state, once for all events of a task', async () => {
    await deliverTask('task.updated.v1');
    expect(await copyOf(hochbeete)).toMatchObject({ title: 'Hochbeete bauen', progress: 'OPEN' });
    await deliverTask('task.updated.v1');
    expect(await copies()).toEqual([`${hochbeete}.json`]);
  });

  it('survive a stop between the copy and the mark', async () => {
    const event = await deliverTask('task.updated.v1');
    await stop();
    await rm(file(`${event}.done`));
    await restart();
    await handleWaiting();
    expect(await isHandled(event)).toBe(true);
    expect(await copies()).toEqual([`${hochbeete}.json`]);
  });

  it('go after a second NOT_FOUND, ten minutes later', async () => {
    await markCopy(missing);
    const event = await deliverTask('task.updated.v1', missing);
    expect([await isHandled(event), await copies()]).toEqual([false, [`${missing}.json`]]);
    const tenMinutesAgo = Date.now() / 1000 - 600;
    await utimes(file(`${event}.missing`), tenMinutesAgo, tenMinutesAgo);
    await handleWaiting();
    expect([await isHandled(event), await copies()]).toEqual([true, []]);
  });

  it('stay, and so does the event, while the token has expired', async () => {
    await stop();
    await restart('sandbox-expired');
    await markCopy(missing);
    const event = await deliverTask('task.updated.v1', missing);
    expect([await isHandled(event), await copies()]).toEqual([false, [`${missing}.json`]]);
    expect(await readdir(file())).not.toContain(`${event}.missing`);
  });

  it('go with their space, and only with theirs', async () => {
    await deliverTask('task.updated.v1');
    await writeFile(file('tasks', `${missing}.json`), `{"spaceId":"${places.runners}"}`);
    const type = `${product.eventPrefix}.space.deleted.v1`;
    const data = { id: places.garden, changed: [] };
    await deliver(JSON.stringify({ id: randomUUID(), type, subject: `space/${data.id}`, data }));
    await handleWaiting();
    expect(await copies()).toEqual([`${missing}.json`]);
  });

  it('go at once with an archived task', async () => {
    await deliverTask('task.updated.v1');
    await send(`mutation { updateTask(id: "${hochbeete}", input: { status: ARCHIVED }) { id } }`);
    expect(await nextLine()).toContain('.task.updated.v1');
    expect(await copies()).toEqual([]);
  });

  it('go at once with a deleted task', async () => {
    await deliverTask('task.updated.v1');
    await deliverTask(`${product.eventPrefix}.task.deleted.v1`);
    expect(await copies()).toEqual([]);
  });
});

it('tells a draft from a task by its status in the list to copy', async () => {
  const input = `{ spaceId: "${places.garden}", title: "Not ready", status: DRAFT }`;
  await send(`mutation { createTask(input: ${input}) { id } }`);
  const { code } =
    fencesOf('docs/webhooks/copies.mdx').find(
      ({ title }) => title === 'Read what changed during an outage',
    ) ?? {};
  expect((await send(code, { spaceId: places.garden, offset: 0 })).body).toMatchObject({
    data: { tasksBySpaceId: { data: [{ title: 'Not ready', status: 'DRAFT' }, {}, {}, {}] } },
  });
});
