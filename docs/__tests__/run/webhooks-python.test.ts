import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sign } from '../../../src/local-api/webhooks/sign';
import type { Receiver } from '../python-receiver';
import { loadReceiver } from '../python-receiver';
import { exampleSignature } from '../signature-example';

/** It tests `receiver.py` of `docs/integration-events.mdx`. */
let receiver: Receiver;
const start = Math.floor(Date.now() / 1000);
const hour = 60 * 60;

/** Python takes some seconds to start. */
const patience = 60_000;

beforeAll(async () => {
  receiver = await loadReceiver();
}, patience);
beforeEach(() => receiver.forget());

/** Delivers an event as the local API does. */
function deliver(id: string, now = start): number {
  const body = JSON.stringify({ id });
  return receiver.receive(String(now), sign(body, String(now)), body, now);
}

it('stores an event, answers, and handles it afterwards', () => {
  expect(deliver('a')).toBe(204);
  expect(receiver.handleStored()).toEqual(['a']);
  expect(receiver.handleStored()).toEqual([]);
});

it('handles a replay only once, before and after it was handled', () => {
  expect([deliver('a'), deliver('a'), deliver('b', start + 1)]).toEqual([204, 204, 204]);
  expect(receiver.handleStored()).toEqual(['a', 'b']);
  expect(deliver('a', start + 2)).toBe(204);
  expect(receiver.handleStored()).toEqual([]);
});

it('stores nothing without a valid signature', () => {
  const body = JSON.stringify({ id: 'a' });
  expect(receiver.receive(String(start), 'v1=00', body, start)).toBe(401);
  expect(receiver.receive('', '', body, start)).toBe(401);
  const old = String(start - 301);
  expect(receiver.receive(old, sign(body, old), body, start)).toBe(401);
  expect(receiver.handleStored()).toEqual([]);
});

it('keeps an event that failed, and goes on with the next', () => {
  deliver('a');
  deliver('b', start + 1);
  expect(receiver.handleStored('a')).toEqual(['b']);
  expect(receiver.handleStored()).toEqual(['a']);
});

it('forgets what it handled after 48 hours, and keeps what it did not', () => {
  deliver('a');
  expect(receiver.handleStored()).toEqual(['a']);
  deliver('a', start + 47 * hour);
  expect(receiver.handleStored()).toEqual([]);
  deliver('waiting');
  deliver('a', start + 49 * hour);
  expect(receiver.handleStored()).toEqual(['waiting', 'a']);
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
