import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect } from 'vitest';
import { createLocalApi } from '../../sandbox/local-api/local-api';
import type { Service } from '../../sandbox/local-api/serve';
import { serve } from '../../sandbox/local-api/serve';
import { sign } from '../../sandbox/webhooks/sign';
import { createSandbox } from '../../sandbox';
import { sdl, town } from '../../sandbox/__tests__/helpers';
import { freePort } from './free-port';
import { sampleCode } from './load-sample';

/** The receiver in Node.js of `docs/webhooks/receivers.mdx`, as a process next to a local API. */
export interface NodeReceiver {
  readonly address: () => URL;
  readonly localApi: () => Service;
  /** Path of a file in the folder that it keeps. */
  readonly file: (...names: readonly string[]) => string;
  /** Starts it again, with the events that it has stored. */
  readonly restart: (token?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Resolves with the next line that it prints. */
  readonly nextLine: () => Promise<string>;
  /** Posts a body as a delivery, by default with a valid signature of now. */
  readonly deliver: (body: string, secondsAgo?: number, signature?: string) => Promise<number>;
}

/** Starts both before each test. */
export function useNodeReceiver(): NodeReceiver {
  let folder: string;
  let receiver: ChildProcess;
  let address: URL;
  let nextLine: () => Promise<string>;
  let localApi: Service;

  async function start(token = 'sandbox-admin'): Promise<void> {
    receiver = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
      env: {
        ...process.env,
        API_TOKEN: token,
        API_URL: `${localApi.origin}/graphql`,
        PORT: address.port,
        WEBHOOK_SECRET: 'local-webhook-secret',
        WEBHOOK_FOLDER: join(folder, 'events'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!receiver.stdout) throw new Error('The receiver has no output.');
    const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
    nextLine = async () => {
      const next = await lines.next();
      if (next.done) throw new Error('The receiver has ended.');
      return next.value;
    };
    expect(await nextLine()).toBe(`Waiting for events at ${address.href}`);
  }

  async function stop(): Promise<void> {
    if (receiver.exitCode !== null || receiver.signalCode) return;
    const end = new Promise((resolve) => receiver.once('exit', resolve));
    receiver.kill();
    await end;
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'receiver-'));
    const code = sampleCode('docs/webhooks/receivers.mdx', 'receiver.mjs');
    await writeFile(join(folder, 'receiver.mjs'), code);
    address = new URL(`http://localhost:${await freePort()}/webhook`);
    const sandbox = createSandbox(sdl, town);
    localApi = await serve(createLocalApi(sandbox, { webhook: address }), 0);
    await start();
  });
  afterEach(async () => {
    await stop();
    await localApi.close();
    await rm(folder, { recursive: true });
  });

  return {
    address: () => address,
    localApi: () => localApi,
    file: (...names) => join(folder, 'events', ...names),
    restart: async (token) => {
      await stop();
      await start(token);
    },
    stop,
    nextLine: () => nextLine(),
    deliver: async (body, secondsAgo = 0, signature) => {
      const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
      const headers = {
        'Content-Type': 'application/cloudevents+json',
        'Webhook-Timestamp': timestamp,
        'Webhook-Signature': signature ?? (await sign(body, timestamp)),
      };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
  };
}

/** An event that the receiver stores, and has nothing to do for. */
export function eventOf(subject: string, id = randomUUID()): string {
  return JSON.stringify({ id, type: 'test', subject, data: { id: subject, changed: [] } });
}
