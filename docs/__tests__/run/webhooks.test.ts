import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalApi } from '../../../src/local-api/local-api';
import { readOptions } from '../../../src/local-api/options';
import type { Service } from '../../../src/local-api/serve';
import { serve } from '../../../src/local-api/serve';
import { sign } from '../../../src/local-api/webhooks/sign';
import { createSandbox } from '../../../src/sandbox';
import { sdl } from '../../../src/sandbox/__tests__/helpers';
import { fencesOf } from '../fences';
import { sampleCode } from '../load-sample';

const page = 'docs/integration-events.mdx';
const fences = fencesOf(page);
const commandOf = (title: string): string =>
  fences.find((fence) => fence.title === title)?.code ?? '';

let folder: string;
let receiver: ChildProcess;
let address: URL;
/** Resolves with the next line that the receiver prints. */
let nextLine: () => Promise<string>;
let localApi: Service;

/** Starts the receiver of the page, with the events that it has stored. */
async function startReceiver(): Promise<void> {
  receiver = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
    env: {
      ...process.env,
      PORT: '0',
      WEBHOOK_SECRET: 'local-webhook-secret',
      WEBHOOK_FOLDER: join(folder, 'events'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!receiver.stdout) throw new Error('The receiver has no output.');
  const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
  nextLine = async () => String((await lines.next()).value);
  address = new URL((await nextLine()).replace('Waiting for events at ', ''));
}

/** Posts a body as a delivery, by default with a valid signature of now. */
async function deliver(body: string, secondsAgo = 0, signature?: string): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
  const headers = {
    'Content-Type': 'application/cloudevents+json',
    'Webhook-Timestamp': timestamp,
    'Webhook-Signature': signature ?? sign(body, timestamp),
  };
  return (await fetch(address, { method: 'POST', headers, body })).status;
}

function eventOf(subject: string, id = randomUUID()): string {
  return JSON.stringify({ id, type: 'test', subject, data: { id: subject, changed: [] } });
}

/** Runs a command of the page, with the addresses of the test. */
async function run(title: string): Promise<string> {
  const command = commandOf(title)
    .replace('http://localhost:4000', localApi.origin)
    .replace('http://localhost:8080/webhook', address.href);
  return (await promisify(execFile)('bash', ['-c', command])).stdout;
}

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  await writeFile(join(folder, 'receiver.mjs'), sampleCode(page, 'receiver.mjs'));
  await startReceiver();
  const { anonymous, webhook } = readOptions(['--webhook', address.href], {});
  const sandbox = createSandbox(sdl);
  localApi = await serve(createLocalApi(sandbox, anonymous, webhook ? { webhook } : {}), 0);
});
afterEach(async () => {
  receiver.kill();
  await localApi.close();
  await rm(folder, { recursive: true });
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** Each test starts a process, and some a shell. */
const patience = 30_000;

describe('receiver.mjs', { timeout: patience }, () => {
  it('receives the first event as the page says', async () => {
    await run('Create a task');
    expect(await nextLine()).toMatch(/^example\.vicinia\.task\.created\.v1 task\/[0-9a-f-]{36}$/);
    const test = JSON.parse(await run('Send a test event')) as { readonly status: number };
    expect(test.status).toBe(204);
    expect(await nextLine()).toMatch(/^example\.vicinia\.task\.created\.v1 task\//);
    const replay = JSON.parse(await run('Send the last event again')) as {
      readonly status: number;
    };
    expect(replay.status).toBe(204);
    await run('Send a test event of another type');
    expect(await nextLine()).toMatch(/^example\.vicinia\.appointment\.cancelled\.v1 appointment\//);
  });

  it('prints what the page shows in the terminal of the local API', async () => {
    await run('Send a test event');
    const shape = (line: string): string =>
      line.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'id').replace(/\d+ ms/, 'n ms');
    const lines = vi.mocked(console.log).mock.calls.map(([line]) => shape(String(line)));
    expect(lines).toContain(shape(commandOf('In the terminal of the local API')));
  });

  it('stores two deliveries of one event at once as one, and two events as two', async () => {
    const [one, two] = [eventOf('one'), eventOf('two')];
    expect(await Promise.all([one, one, two].map((body) => deliver(body)))).toEqual([
      204, 204, 204,
    ]);
    expect([await nextLine(), await nextLine()].sort()).toEqual(['test one', 'test two']);
    await deliver(eventOf('three'));
    expect(await nextLine()).toBe('test three');
  });

  it('knows what it handled after a restart, and handles what it only stored', async () => {
    const handled = eventOf('handled');
    await deliver(handled);
    expect(await nextLine()).toBe('test handled');
    // The next one is handled once the first is marked as handled.
    await deliver(eventOf('later'));
    expect(await nextLine()).toBe('test later');
    receiver.kill();
    const id = randomUUID();
    await writeFile(join(folder, 'events', `${id}.json`), eventOf('stored', id));
    await startReceiver();
    expect(await deliver(handled)).toBe(204);
    await deliver(eventOf('next'));
    const lines = [await nextLine()];
    while (!lines.includes('test next')) lines.push(await nextLine());
    expect(lines).toContain('test stored');
    expect(lines).not.toContain('test handled');
  });

  it.each([
    ['a wrong signature', () => deliver(eventOf('x'), 0, `v1=${'0'.repeat(64)}`)],
    ['an empty signature', () => deliver(eventOf('x'), 0, '')],
    ['a signature of another body', () => deliver(eventOf('x'), 0, sign('y', '1779042601'))],
    ['an old timestamp', () => deliver(eventOf('x'), 302)],
    ['a timestamp of the future', () => deliver(eventOf('x'), -302)],
  ])('answers %s with 401, and handles nothing', async (_case, attempt) => {
    expect(await attempt()).toBe(401);
    await deliver(eventOf('next'));
    expect(await nextLine()).toBe('test next');
  });

  it('accepts a timestamp within the window, and one signature of two', async () => {
    expect(await deliver(eventOf('early'), 298)).toBe(204);
    const body = eventOf('rotated');
    const timestamp = String(Math.floor(Date.now() / 1000));
    expect(await deliver(body, 0, `v1=${'0'.repeat(64)}, ${sign(body, timestamp)}`)).toBe(204);
  });

  it('refuses the request of the page with an old timestamp', async () => {
    expect(await run('Send yourself a request with an old timestamp')).toMatch(/^HTTP\/1\.1 401 /);
  });

  it.each([
    ['a body that is too large', 'x'.repeat(65 * 1024), 413],
    ['an id that could be a path', JSON.stringify({ id: '../../etc/passwd' }), 400],
  ])('refuses %s', async (_case, body, status) => {
    expect(await deliver(body)).toBe(status);
  });
});
