import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { attempt } from '../courier';

let server: Server | undefined;
const never = new AbortController().signal;

async function receive(answer: RequestListener): Promise<URL> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(started.address() as AddressInfo).port}/webhook`);
}

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

const silence: RequestListener = () => undefined;
/** A status in time, and a body without an end. */
const silenceAfterStatus: RequestListener = (_request, response) => {
  response.writeHead(200).write('Thank');
};

const tooLate = {
  isAccepted: false,
  status: null,
  answer: null,
  error: 'no answer within 0.05 seconds',
};

describe.each([
  ['is silent', silence],
  ['never ends its answer', silenceAfterStatus],
])('a receiver that %s', (_what, listener) => {
  it('is given up', async () => {
    expect(await attempt(await receive(listener), '{}', never, 50)).toMatchObject(tooLate);
  });

  it('is given up whatever garbage collection takes meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const collect = setInterval(runInNewContext('gc') as () => void, 5);
    const url = await receive(listener);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => attempt(url, '{}', new AbortController().signal, 500)),
    ).finally(() => clearInterval(collect));
    const error = 'no answer within 0.5 seconds';
    expect(outcomes).toMatchObject(Array(20).fill({ ...tooLate, error }));
  });

  it('is left when all events are forgotten', async () => {
    const round = new AbortController();
    const outcome = attempt(await receive(listener), '{}', round.signal);
    round.abort();
    expect(await outcome).toMatchObject({ answer: null, error: 'forgotten by a reset' });
  });
});

it('sends nothing once all events are forgotten', async () => {
  const url = await receive(() => expect.unreachable());
  expect(await attempt(url, '{}', AbortSignal.abort())).toMatchObject({
    status: null,
    error: 'forgotten by a reset',
  });
});

it('reads the beginning of an answer, and hangs up on one that goes on and on', async () => {
  let hangUp = (): void => undefined;
  const left = new Promise<void>((resolve) => (hangUp = resolve));
  const url = await receive((_request, response) => {
    const mebibyte = 'ä'.repeat(2 ** 19);
    const send = (): void => {
      if (response.write(mebibyte)) setImmediate(send);
    };
    response.on('drain', send).on('close', hangUp);
    send();
  });
  expect(await attempt(url, '{}', never, 2000)).toMatchObject({
    isAccepted: true,
    status: 200,
    answer: 'ä'.repeat(500),
  });
  await left;
});
