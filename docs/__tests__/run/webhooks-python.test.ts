import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sign } from '../../../sandbox/webhooks/sign';
import type { Receiver } from '../python-receiver';
import { loadReceiver } from '../python-receiver';
import { exampleSignature } from '../signature-example';

/** It tests `receiver.py` of `docs/webhooks/receivers.mdx`. */
let receiver: Receiver;
const start = Math.floor(Date.now() / 1000);
const hour = 60 * 60;

beforeAll(async () => {
  receiver = await loadReceiver();
});
beforeEach(() => receiver.forget());

/** Delivers an event as the local API does. */
async function deliver(id: string, now = start, event: object = {}): Promise<number> {
  const body = JSON.stringify({ id, type: 'test', subject: id, ...event });
  return receiver.receive(String(now), await sign(body, String(now)), body, now);
}

it('stores an event, answers, and handles it afterwards', async () => {
  expect(await deliver('a')).toBe(204);
  expect(receiver.handleStored()).toEqual(['a']);
  expect(receiver.handleStored()).toEqual([]);
});

it('handles a replay only once, before and after it was handled', async () => {
  expect([await deliver('a'), await deliver('a'), await deliver('b', start + 1)]).toEqual([
    204, 204, 204,
  ]);
  expect(receiver.handleStored()).toEqual(['a', 'b']);
  expect(await deliver('a', start + 2)).toBe(204);
  expect(receiver.handleStored()).toEqual([]);
});

it('stores nothing without a valid signature', async () => {
  const body = JSON.stringify({ id: 'a' });
  expect(receiver.receive(String(start), 'v1=00', body, start)).toBe(401);
  expect(receiver.receive('', '', body, start)).toBe(401);
  const old = String(start - 301);
  expect(receiver.receive(old, await sign(body, old), body, start)).toBe(401);
  expect(receiver.handleStored()).toEqual([]);
});

it('keeps an event that failed, and goes on with the next', async () => {
  await deliver('a');
  await deliver('b', start + 1);
  expect(receiver.handleStored('a')).toEqual(['b']);
  expect(receiver.handleStored()).toEqual(['a']);
});

it('forgets what it handled after 48 hours, and keeps what it did not', async () => {
  await deliver('a');
  expect(receiver.handleStored()).toEqual(['a']);
  await deliver('a', start + 47 * hour);
  expect(receiver.handleStored()).toEqual([]);
  await deliver('waiting');
  await deliver('a', start + 49 * hour);
  expect(receiver.handleStored()).toEqual(['waiting', 'a']);
});

describe('the copies of tasks in Python', () => {
  const subject = 'task/018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60';
  const event = { subject, type: 'example.task.updated.v1', data: { spaceId: 'garden' } };
  const answer = (title: string, status = 'PUBLISHED'): object => ({
    data: {
      authenticatedUserV2: { __typename: 'SignedInUser' },
      taskById: { id: subject.slice(5), title, status, progress: 'OPEN', updatedAt: '2026-05-17' },
    },
  });
  const notFound = (__typename = 'SignedInUser'): object => ({
    data: { authenticatedUserV2: { __typename }, taskById: null },
    errors: [{ extensions: { code: 'NOT_FOUND' } }],
  });

  it('reads a task with the token of a person, and replaces its copy', async () => {
    await deliver('a', start, event);
    const { requests, ...first } = receiver.copyTasks(start, answer('One bed'));
    expect(first).toEqual({ titles: ['One bed'], waiting: 0 });
    expect(requests).toEqual([
      [
        'https://api.test/graphql',
        { Authorization: 'Bearer person', 'Content-type': 'application/json' },
        {},
        {
          query: expect.stringContaining('{ id title status progress updatedAt }') as unknown,
          variables: { id: subject.slice(5) },
        },
      ],
    ]);
    await deliver('b', start, event);
    expect(receiver.copyTasks(start, answer('Two beds'))).toMatchObject({ titles: ['Two beds'] });
  });

  it('stores neither the copy nor the mark if it stops between them', async () => {
    await deliver('a', start, event);
    const stopped = { titles: [], waiting: 1 };
    expect(receiver.copyTasks(start, answer('One bed'), true)).toMatchObject(stopped);
    expect(receiver.copyTasks(start, answer('One bed'))).toMatchObject({
      titles: ['One bed'],
      waiting: 0,
    });
  });

  it('drops a copy after a second NOT_FOUND, ten minutes later', async () => {
    await deliver('a', start, event);
    receiver.copyTasks(start, answer('One bed'));
    await deliver('b', start, event);
    const kept = { titles: ['One bed'], waiting: 1 };
    expect(receiver.copyTasks(start, notFound())).toMatchObject(kept);
    expect(receiver.copyTasks(start + 599, notFound())).toMatchObject(kept);
    expect(receiver.copyTasks(start + 600, notFound())).toMatchObject({ titles: [], waiting: 0 });
  });

  it.each([
    ['with an expired token', notFound('GuestUser')],
    ['after another error', { data: null, errors: [{ extensions: { code: 'RATE_LIMITED' } }] }],
  ])('keeps the copy and the event %s', async (_case, failure) => {
    await deliver('a', start, event);
    receiver.copyTasks(start, answer('One bed'));
    await deliver('b', start, event);
    const kept = { titles: ['One bed'], waiting: 1 };
    expect(receiver.copyTasks(start, failure)).toMatchObject(kept);
    expect(receiver.copyTasks(start + 600, failure)).toMatchObject(kept);
  });

  it('drops the copies of a deleted space, and only those', async () => {
    const ofSpace = (id: string): object => ({
      subject: `space/${id}`,
      type: 'example.space.deleted.v1',
      data: { id },
    });
    await deliver('a', start, event);
    receiver.copyTasks(start, answer('One bed'));
    await deliver('b', start, ofSpace('kitchen'));
    const others = { titles: ['One bed'], waiting: 0, requests: [] };
    expect(receiver.copyTasks(start, {})).toEqual(others);
    await deliver('c', start, ofSpace('garden'));
    expect(receiver.copyTasks(start, {})).toEqual({ titles: [], waiting: 0, requests: [] });
  });

  it('drops the copy of an archived task at once', async () => {
    await deliver('a', start, event);
    receiver.copyTasks(start, answer('One bed'));
    await deliver('b', start, event);
    expect(receiver.copyTasks(start, answer('One bed', 'ARCHIVED'))).toMatchObject({
      titles: [],
      waiting: 0,
    });
  });

  it('drops the copy of a deleted task without a request', async () => {
    await deliver('a', start, event);
    receiver.copyTasks(start, answer('One bed'));
    await deliver('b', start, { ...event, type: 'example.task.deleted.v1' });
    await deliver('c', start, { ...event, type: 'example.poll.created.v1', subject: 'poll/1' });
    expect(receiver.copyTasks(start, {})).toEqual({ titles: [], waiting: 0, requests: [] });
  });
});

describe('the check of a signature in Python', () => {
  const { secret, timestamp, body, signature } = exampleSignature();
  const now = Number(timestamp);

  it('accepts the example of the page', () => {
    expect(receiver.isGenuine(secret, timestamp, signature, body, now)).toBe(true);
  });

  it.each([
    ['the edge of the window before', 300],
    ['the edge of the window after', -300],
  ])('accepts %s', (_case, seconds) => {
    expect(receiver.isGenuine(secret, timestamp, signature, body, now + seconds)).toBe(true);
  });

  it('accepts one match of two during a rotation', () => {
    const two = `v1=${'0'.repeat(64)}, ${signature}`;
    expect(receiver.isGenuine(secret, timestamp, two, body, now)).toBe(true);
  });

  it.each([
    ['another secret', ['other', timestamp, signature, body, now]],
    ['another body', [secret, timestamp, signature, `${body} `, now]],
    ['another timestamp', [secret, String(now + 1), signature, body, now]],
    ['a timestamp that is too old', [secret, timestamp, signature, body, now + 301]],
    ['a timestamp of the future', [secret, timestamp, signature, body, now - 301]],
    ['a timestamp that is no number', [secret, '1e9', signature, body, now]],
    ['a timestamp of a thousand digits', [secret, '1'.repeat(1000), signature, body, now]],
    ['no timestamp', [secret, '', signature, body, now]],
    ['a shorter signature', [secret, timestamp, signature.slice(0, -1), body, now]],
    ['no signature', [secret, timestamp, '', body, now]],
  ] satisfies [string, Parameters<Receiver['isGenuine']>][])('refuses %s', (_case, delivery) => {
    expect(receiver.isGenuine(...delivery)).toBe(false);
  });
});
