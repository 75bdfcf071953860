import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { swapFolder } from 'docusaurus-preset-graphql-docs/delivery';
import { hostileRequests, sendHostile } from './hostile-requests';
import type { Server } from './run-command';
import { startCommand } from './start-command';

/** For an answer on a busy machine, in milliseconds. */
const patience = 60_000;

/**
 * Sends a good request, all hostile ones, and a good one again; then ends the server as a supervisor
 * does.
 *
 * @param path is answered with 200.
 * @param beside happens between the good requests.
 */
export async function stayAlive(
  { origin, terminate }: Server,
  path: string,
  beside: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await askWell(origin + path);
  await sendHostile(origin);
  await beside();
  await askWell(origin + path);
  await report(terminate);
}

async function askWell(address: string): Promise<void> {
  const status = await statusOf(address, { accept: 'text/html, */*' });
  assert.equal(status, 200, `the status of ${address}`);
}

/** On a connection of its own: one that is kept may be closed the moment that it's used again. */
export async function statusOf(
  address: string,
  headers: OutgoingHttpHeaders,
): Promise<number | undefined> {
  const request = get(address, { agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await text(response);
  return response.statusCode;
}

/** Puts a new build in the place of the one that is served, and asks for a page all the while. */
export async function rebuildBeside(copy: string, address: string): Promise<void> {
  const next = join(copy, 'build.next');
  cpSync(join(copy, 'build'), next, { recursive: true, dereference: true });
  const over = { now: false };
  const swap = swapFolder(next, join(copy, 'build')).finally(() => (over.now = true));
  while (!over.now) await askWell(address);
  await swap;
}

/** The same for a server that is written to, as lines: what isn't of its protocol ends nothing. */
export async function stayAliveOnStdio(command: string, cwd: string): Promise<void> {
  const { input, output, terminate, stop } = startCommand(`exec ${command}`, cwd, {}, 'pipe');
  const ask = async (id: number, method: string, params: object): Promise<void> => {
    input?.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const answer = new RegExp(`^\\{.*"id":${id}\\b.*\\}$`, 'm');
    const start = performance.now();
    while (!answer.test(output())) {
      assert(performance.now() - start < patience, `${method} has no answer:\n${output()}`);
      await wait(50);
    }
  };
  try {
    await ask(1, 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1.0.0' },
    });
    for (const { bytes } of hostileRequests) {
      input?.write(bytes);
      input?.write('\n');
    }
    await ask(2, 'tools/list', {});
    await report(terminate);
  } finally {
    await stop();
  }
}

async function report(terminate: () => Promise<number>): Promise<void> {
  console.log(`  ended ${(await terminate()).toFixed(1)} s after SIGTERM`);
}
