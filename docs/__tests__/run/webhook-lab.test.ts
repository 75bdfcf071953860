import { replacePlaceholders } from 'docusaurus-preset-graphql-docs/remark';
import { packRows } from 'graphql-docs-model';
import { beforeAll, describe, expect, it } from 'vitest';
import { sdl, town } from '../../../sandbox/__tests__/helpers';
import { model } from '../../../sandbox/model';
import type { CloudEvent } from '../../../sandbox/webhooks/catalogue';
import { sign, webhookSecret } from '../../../sandbox/webhooks/sign';
import { placeholders } from '../../../src/product';
import messages from '../../../sandbox/messages.en.json';
import type { Delivery, Receiver, Verdict } from '../../../sandbox/webhook-lab/receiver';
import { createReceiver, withOtherId } from '../../../sandbox/webhook-lab/receiver';
import { create, garden } from '../../../sandbox/webhook-lab/requests';
import { fencesOf } from '../fences';
import { proseOf } from '../statements';

const page = 'docs/webhooks/lab.mdx';
const [request = ''] = fencesOf(page).flatMap(({ title, code }) =>
  title === 'The request to the receiver' ? [replacePlaceholders(code, placeholders)] : [],
);
const headerOf = (name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(request)?.[1] ?? '';
const delivery: Delivery = {
  timestamp: headerOf('Webhook-Timestamp'),
  signature: headerOf('Webhook-Signature'),
  body: request.split('\n\n')[1] ?? '',
};
const now = Number(delivery.timestamp);

const reasons = {
  accepted: messages['lab.accepted'],
  unchanged: messages['lab.unchanged'],
  duplicate: messages['lab.duplicate'],
  old: messages['lab.old'],
  forged: messages['lab.forged'],
  noEvent: messages['lab.notAnEvent'],
};

/** The row of the table about a delivery. */
const rowOf = (name: string): string | undefined =>
  proseOf(page).find((line) => line.startsWith(`| ${name} |`));

const state = { updatedAt: '2026-05-17T18:30:01.000Z' };
const later = JSON.stringify({ id: 'f', subject: 'task/1' });

async function signed(body: string, time = now, secret = webhookSecret): Promise<Delivery> {
  const timestamp = String(time);
  return { timestamp, body, signature: await sign(body, timestamp, secret) };
}

describe('the recorded run', () => {
  let receiver: Receiver<typeof state>;
  let first: Verdict;
  const receive = (given: Delivery): Promise<Verdict> =>
    receiver.receive(given, webhookSecret, now);
  beforeAll(async () => {
    receiver = createReceiver(() => Promise.resolve(state));
    first = await receive(delivery);
  });

  it('shows the event that the model sends for its mutation, signed', async () => {
    const { run, takeEvents } = model.createModel(sdl, packRows(town));
    await takeEvents();
    const variables = { input: { spaceId: garden, title: 'Water the beds' } };
    await run({ query: create, variables, as: 'admin' });
    const [event] = await takeEvents();
    const shown = JSON.parse(delivery.body) as CloudEvent;
    expect(shown).toEqual({ ...event, id: shown.id });
    expect(await signed(delivery.body)).toEqual(delivery);
    expect(await takeEvents()).toEqual([]);
  });

  it.each<[string, () => Promise<Verdict>]>([
    ['As it was sent', () => Promise.resolve(first)],
    [
      'Again, with a new timestamp and signature',
      async () => receive(await signed(delivery.body, now + 60)),
    ],
    ['6 minutes late', async () => receive(await signed(delivery.body, now - 360))],
    [
      'With another `id` in the body',
      () => receive({ ...delivery, body: withOtherId(delivery.body) }),
    ],
    [
      'Signed with another secret',
      async () => receive(await signed(delivery.body, now, 'a-guess')),
    ],
    ['Redelivered after a later event of the task', async () => receive(await signed(later))],
  ])('says what becomes of a delivery: %s', async (name, deliver) => {
    const { status, reason } = await deliver();
    expect(rowOf(name)).toBe(`| ${name} | ${status} | ${reasons[reason]} |`);
  });
});

describe('the receiver', () => {
  const read = (): Promise<typeof state> => Promise.resolve(state);

  it('keeps the newest state, whichever event comes first', async () => {
    const states = ['2026-05-17T18:30:02.000Z', '2026-05-17T18:30:01.000Z'];
    const receiver = createReceiver(() => Promise.resolve({ updatedAt: states.shift() ?? '' }));
    for (const id of ['1', '2'])
      await receiver.receive(await signed(later.replace('f', id)), webhookSecret, now);
    expect(receiver.copy()).toEqual({ updatedAt: '2026-05-17T18:30:02.000Z' });
  });

  it.each(['{}', '[]', 'null', 'no JSON'])(
    'refuses a genuine body without an id: %s',
    async (body) => {
      const verdict = await createReceiver(read).receive(await signed(body), webhookSecret, now);
      expect(verdict).toEqual({ status: 400, reason: 'noEvent' });
    },
  );

  it('accepts one signature of two, and nothing where it knows no secret', async () => {
    const { signature, ...rest } = await signed(later);
    const rotated = { ...rest, signature: `v1=00, ${signature}` };
    const receiver = createReceiver(read);
    expect(await receiver.receive(rotated, '', now)).toEqual({ status: 401, reason: 'forged' });
    expect((await receiver.receive(rotated, webhookSecret, now)).status).toBe(204);
  });
});
