import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { product } from '../../../../src/product';
import { createSandbox } from '../../..';
import { sdl, town } from '../../../__tests__/helpers';
import { places } from '../../../__tests__/seed-ids';
import { post } from '../../__tests__/helpers';
import { createLocalApi } from '../../local-api';
import { readOptions } from '../../options';
import type { Service } from '../../serve';
import { serve } from '../../serve';
import { useReceiver } from './receiver';

const receiver = useReceiver();
const sandbox = createSandbox(sdl, town);
let service: Service;

const send = (path: string): ReturnType<typeof post> => post(`${service.origin}${path}`, {});

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const { anonymous } = readOptions(['--role', 'member'], {});
  const settings = { anonymous, webhook: receiver.url() };
  service = await serve(createLocalApi(sandbox, settings), 0);
});
beforeEach(async () => {
  await fetch(`${service.origin}/reset`, { method: 'POST' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await service.close();
});

it('delivers what a mutation over HTTP changes', async () => {
  const query = `mutation { createTask(input: { spaceId: "${places.garden}", title: "Water the beds" }) { title } }`;
  await post(`${service.origin}/graphql`, { query });
  const [delivery] = await receiver.first(1);
  expect(delivery?.event).toMatchObject({
    source: '/services/spaces',
    type: `${product.eventPrefix}.task.created.v1`,
    data: { spaceId: places.garden, changed: [] },
  });
});

it('says what a test sent, and what the receiver answered', async () => {
  const { status, body } = await send('/webhooks/test');
  const [delivery] = await receiver.first(1);
  expect(status).toBe(200);
  expect(body).toEqual({
    attempt: 1,
    isAccepted: true,
    status: 204,
    answer: '',
    error: null,
    retryAfter: null,
    event: delivery?.event,
  });
  expect(delivery?.event.type).toBe(`${product.eventPrefix}.task.created.v1`);
});

it('sends a test of another type', async () => {
  await send('/webhooks/test?type=poll.closed');
  const [delivery] = await receiver.first(1);
  expect(delivery?.event.type).toBe(`${product.eventPrefix}.poll.closed.v1`);
  expect(await send('/webhooks/test?type=task.burnt')).toMatchObject({
    status: 400,
    body: {
      error: expect.stringMatching(
        /^Unexpected type "task.burnt", expected one of space\.created, /,
      ) as unknown,
    },
  });
});

it.each([
  'space.deleted',
  'membership.ended',
  'task.deleted',
  'appointment.deleted',
  'user.deleted',
])('names nothing that exists in a test of %s', async (name) => {
  await send(`/webhooks/test?type=${name}`);
  const [delivery] = await receiver.first(1);
  const { changed, ...ids } = delivery?.event.data ?? {};
  const { spaces, memberships, tasks, appointments, users } = sandbox.world();
  const known = [spaces, memberships, tasks, appointments, users].flatMap((table) =>
    table.all().map(({ id }: { readonly id: string }) => id),
  );
  expect(changed).toEqual([]);
  expect(ids).toHaveProperty('id');
  expect(known.filter((id) => Object.values(ids).includes(id))).toEqual([]);
});

it('names a task that exists in a test of another type', async () => {
  await send('/webhooks/test');
  const [delivery] = await receiver.first(1);
  expect(sandbox.world().tasks.get(String(delivery?.event.data['id']))).toBeDefined();
});

it('replays the last delivery, or one by its id', async () => {
  await send('/webhooks/test');
  await send('/webhooks/test?type=poll.closed');
  const [first, second] = await receiver.first(2);
  expect((await send('/webhooks/replay')).body).toMatchObject({ event: { id: second?.event.id } });
  const byId = await send(`/webhooks/replay?id=${first?.event.id ?? ''}`);
  expect(byId.body).toMatchObject({ status: 204, event: { id: first?.event.id } });
});

it('keeps apart what the receiver answered and why it did not', async () => {
  const webhook = new URL('http://127.0.0.1:1/webhook');
  const other = await serve(createLocalApi(sandbox, { webhook }), 0);
  expect((await post(`${other.origin}/webhooks/test`, {})).body).toMatchObject({
    status: null,
    answer: null,
    error: expect.stringMatching(/ECONNREFUSED|bad port/) as unknown,
  });
  await other.close();
});

it('has nothing to replay after a reset', async () => {
  await send('/webhooks/test');
  await fetch(`${service.origin}/reset`, { method: 'POST' });
  expect(await send('/webhooks/replay')).toMatchObject({
    status: 404,
    body: { error: 'No event has been sent yet.' },
  });
  expect(await send('/webhooks/replay?id=x')).toMatchObject({
    status: 404,
    body: { error: 'No event with the id "x" has been sent.' },
  });
});

it('says how to name a receiver if there is none', async () => {
  const other = await serve(createLocalApi(sandbox), 0);
  expect(await post(`${other.origin}/webhooks/test`, {})).toMatchObject({
    status: 409,
    body: {
      error:
        'There is no receiver. Start the local API with one: npm run sandbox -- --webhook http://localhost:8080/webhook',
    },
  });
  await other.close();
});

it.each(['localhost:8080', '/webhook', 'ftp://localhost/webhook', 'http://me:secret@localhost/'])(
  'refuses the address %s',
  (address) => {
    expect(() => readOptions(['--webhook', address], {})).toThrow(
      `Unexpected webhook "${address}", expected an address such as http://localhost:8080/webhook.`,
    );
  },
);

it('takes an address of http or https', () => {
  const { webhook } = readOptions(['--webhook', 'https://tunnel.example/webhook'], {});
  expect(webhook?.href).toBe('https://tunnel.example/webhook');
});
