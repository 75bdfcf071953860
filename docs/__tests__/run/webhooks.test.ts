import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sign } from '../../../sandbox/webhooks/sign';
import { product } from '../../../src/product';
import { codeOf } from '../fences';
import { eventOf, useNodeReceiver } from '../node-receiver';

const commandOf = (title: string): string => codeOf('docs/integration-events.mdx', title);

const { address, localApi, file, restart, stop, nextLine, deliver } = useNodeReceiver();

/** Runs a command of the page, with the addresses of the test. */
async function run(title: string): Promise<string> {
  const command = commandOf(title)
    .replace('http://localhost:4000', localApi().origin)
    .replace('http://localhost:8080/webhook', address().href);
  return (await promisify(execFile)('bash', ['-c', command])).stdout;
}

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe('receiver.mjs', () => {
  it('receives the first event as the page says', async () => {
    await run('Create a task');
    const line = await nextLine();
    expect(line.replace(/[0-9a-f-]{36}$/, 'id')).toBe(
      `${product.eventPrefix}.task.created.v1 task/id`,
    );
    const copy = await readFile(file('tasks', `${line.slice(-36)}.json`), 'utf8');
    expect(JSON.parse(copy)).toMatchObject({ title: 'Water the beds' });
    const test = JSON.parse(await run('Send a test event')) as { readonly status: number };
    expect(test.status).toBe(204);
    expect(await nextLine()).toContain(`${product.eventPrefix}.task.created.v1 task/`);
    const replay = JSON.parse(await run('Send the last event again')) as {
      readonly status: number;
    };
    expect(replay.status).toBe(204);
    await run('Send a test event of another type');
    expect(await nextLine()).toContain('.appointment.cancelled.v1 appointment/');
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
    await stop();
    const id = randomUUID();
    await writeFile(file(`${id}.json`), eventOf('stored', id));
    await restart();
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
    [
      'a signature of another body',
      async () => deliver(eventOf('x'), 0, await sign('y', '1779042601')),
    ],
    ['an old timestamp', () => deliver(eventOf('x'), 310)],
    ['a timestamp of the future', () => deliver(eventOf('x'), -310)],
  ])('answers %s with 401, and handles nothing', async (_case, attempt) => {
    expect(await attempt()).toBe(401);
    await deliver(eventOf('next'));
    expect(await nextLine()).toBe('test next');
  });

  it('accepts a timestamp within the window, and one signature of two', async () => {
    expect(await deliver(eventOf('early'), 290)).toBe(204);
    const body = eventOf('rotated');
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = await sign(body, timestamp);
    expect(await deliver(body, 0, `v1=${'0'.repeat(64)}, ${signature}`)).toBe(204);
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
