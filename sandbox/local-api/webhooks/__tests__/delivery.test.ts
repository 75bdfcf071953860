import { expect, it } from 'vitest';
import { createCourier } from '../courier';
import type { CloudEvent } from '../../../webhooks/catalogue';
import { createEvents } from '../../../webhooks/catalogue';
import { expectedSignature, useReceiver } from './receiver';

const receiver = useReceiver();
const makeEvent = createEvents();

function event(id: string): CloudEvent {
  const change = {
    name: 'task.created',
    kind: 'task',
    service: 'spaces',
    id,
    ids: {},
    changed: [],
  };
  return makeEvent(change, '2026-05-17T18:30:00.000Z');
}

/** A courier that waits for nothing; `pauses` are the seconds that it was to wait. */
function courierTo(
  url: URL,
): ReturnType<typeof createCourier> & { readonly lines: string[]; readonly pauses: number[] } {
  const lines: string[] = [];
  const pauses: number[] = [];
  const pause = (seconds: number): Promise<void> => {
    pauses.push(seconds);
    return Promise.resolve();
  };
  return { ...createCourier(url, (line) => lines.push(line), pause), lines, pauses };
}

it('signs what it sends, with the headers of the guide', async () => {
  const { send } = courierTo(receiver.url());
  const sent = event('a');
  expect(await send(sent)).toMatchObject({ isAccepted: true, status: 204, retryAfter: null });
  const [delivery] = await receiver.first(1);
  if (!delivery) throw new Error('Nothing came.');
  expect(delivery.path).toBe('/webhook');
  expect(delivery.event).toEqual(sent);
  expect(delivery.headers).toMatchObject({
    'content-type': 'application/cloudevents+json',
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/) as unknown,
    'webhook-signature': expectedSignature(delivery),
  });
});

it('tries again after 1, 2 and 4 seconds, and then gives up', async () => {
  receiver.answerWith(500, 302, 404, 500);
  const { send, lines, pauses } = courierTo(receiver.url());
  const sent = event('a');
  expect(await send(sent)).toMatchObject({ isAccepted: false, status: 500, retryAfter: 1 });
  const deliveries = await receiver.first(4);
  await send(event('a'));
  expect(deliveries.map((delivery) => delivery.event.id)).toEqual(Array(4).fill(sent.id));
  expect(pauses).toEqual([1, 2, 4]);
  expect(lines.map((line) => line.replace(/\d+ ms/, 'n ms'))).toMatchObject([
    `Webhook task.created ${sent.id}, attempt 1: 500 in n ms, next attempt in 1 s`,
    `Webhook task.created ${sent.id}, attempt 2: 302 in n ms, next attempt in 2 s`,
    `Webhook task.created ${sent.id}, attempt 3: 404 in n ms, next attempt in 4 s`,
    `Webhook task.created ${sent.id}, attempt 4: 500 in n ms, not sent again`,
    expect.stringMatching(/^Webhook task\.created \S+, attempt 1: 204 in n ms$/),
  ]);
});

it('keeps the order of a subject, and lets others pass', async () => {
  receiver.answerWith(500);
  let goOn = (): void => undefined;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      goOn = resolve;
    });
  const { send } = createCourier(receiver.url(), () => undefined, pause);
  const [first, second, other] = [event('a'), event('a'), event('b')];
  await send(first);
  const later = send(second);
  await send(other);
  goOn();
  await later;
  const ids = (await receiver.first(4)).map((delivery) => delivery.event.id);
  expect(ids).toEqual([first.id, other.id, first.id, second.id]);
});

it('sends an event again, with the same id and a signature that is valid', async () => {
  const { send, replay } = courierTo(receiver.url());
  const [first, last] = [event('a'), event('b')];
  await send(first);
  await send(last);
  expect(await replay()).toMatchObject({ status: 204, event: last });
  expect(await replay(first.id)).toMatchObject({ status: 204, event: first });
  expect(replay('unknown')).toBeUndefined();
  const deliveries = await receiver.first(4);
  for (const delivery of deliveries)
    expect(delivery.headers['webhook-signature']).toBe(expectedSignature(delivery));
});

it('says why there is no answer', async () => {
  const { send, lines } = courierTo(new URL('http://127.0.0.1:1/webhook'));
  expect(await send(event('a'))).toMatchObject({
    status: null,
    answer: null,
    error: expect.stringMatching(/ECONNREFUSED|bad port/) as unknown,
    retryAfter: 1,
  });
  expect(lines[0]).toMatch(/attempt 1: .+, next attempt in 1 s$/);
});

it('forgets what waits and what was sent', async () => {
  receiver.answerWith(500);
  let signalOfPause: AbortSignal | undefined;
  const pause = (_seconds: number, signal: AbortSignal): Promise<void> => {
    signalOfPause = signal;
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const { send, replay, forget } = createCourier(receiver.url(), () => undefined, pause);
  await send(event('a'));
  forget();
  expect(signalOfPause?.aborted).toBe(true);
  expect(replay()).toBeUndefined();
  await send(event('a'));
  expect(await receiver.first(2)).toHaveLength(2);
});
