import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempt } from '../attempt';

/** It takes requests and never answers. */
const server = createServer(() => undefined);
let url: URL;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('gives up a receiver that takes too long', async () => {
  const outcome = await attempt(url, '{}', new AbortController().signal, 50);
  expect(outcome).toMatchObject({
    isAccepted: false,
    status: null,
    answer: null,
    error: 'no answer within 0.05 seconds',
  });
});

it('ends when all events are forgotten', async () => {
  const round = new AbortController();
  const outcome = attempt(url, '{}', round.signal);
  round.abort();
  expect(await outcome).toMatchObject({ answer: null, error: 'forgotten by a reset' });
});
