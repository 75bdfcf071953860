import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unpackServer } from './unpack-server';

let folder = '';

beforeAll(async () => {
  ({ folder } = await unpackServer());
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the server over stdio', () => {
  let server: ChildProcessByStdio<Writable, Readable, Readable>;
  let messages: AsyncIterator<string>;
  let ended: Promise<unknown>;

  beforeEach(async () => {
    server = spawn(process.execPath, [join(folder, 'server.js')], { cwd: folder });
    ended = new Promise((resolve) => server.once('exit', resolve));
    messages = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const clientInfo = { name: 'test', version: '1.0.0' };
    send({
      id: 0,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
    });
    expect(await receive()).toMatchObject({
      id: 0,
      result: { serverInfo: { name: 'gardens-docs', websiteUrl: 'https://docs.example/portal/' } },
    });
    send({ method: 'notifications/initialized' });
  });

  afterEach(async () => {
    server.stdin.end();
    expect(await ended).toBe(0);
  });

  function send(message: object): void {
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }

  /** The next line, which must be a message: nothing else may be on stdout. */
  async function receive(): Promise<unknown> {
    const { value } = (await messages.next()) as { readonly value: string };
    return JSON.parse(value);
  }

  const call = (id: number, name: string, args: object): void =>
    send({ id, method: 'tools/call', params: { name, arguments: args } });

  it('answers', async () => {
    call(1, 'search', { query: 'bed' });
    expect(await receive()).toMatchObject({ id: 1, result: { structuredContent: { total: 3 } } });
  });

  it('lists its tools, which read only', async () => {
    send({ id: 1, method: 'tools/list' });
    const annotations = { readOnlyHint: true, openWorldHint: false };
    expect(await receive()).toMatchObject({
      result: {
        tools: [
          ...['search', 'get_symbol', 'find_way', 'get_page', 'get_examples'],
          ...['validate_operation', 'check_client', 'run_operation', 'schema_changes'],
        ].map((name) => ({ name, annotations })),
      },
    });
  });

  it('runs documents in its thread', async () => {
    call(1, 'run_operation', { document: '{ spaces(limit: 1) { totalResults } }', as: 'guest' });
    expect(await receive()).toMatchObject({
      id: 1,
      result: { structuredContent: { data: { spaces: { totalResults: 6 } } } },
    });
  });

  it('runs documents under conditions', async () => {
    const document = '{ spaces(limit: 1) { totalResults data { viewerConnection } } }';
    call(1, 'run_operation', { document, as: 'guest', under: 'unknown-value' });
    expect(await receive()).toMatchObject({
      result: { structuredContent: { data: { spaces: { totalResults: 6 } } } },
    });
    call(2, 'run_operation', { document, as: 'guest', failAt: ['spaces', 'data'] });
    expect(await receive()).toMatchObject({
      result: { structuredContent: { errors: [{ path: ['spaces', 'data'] }] } },
    });
  });

  it('lives on after what it does not understand', async () => {
    server.stdin.write('not JSON\n{"a": 1}\n[]\n\n');
    send({ id: 1, method: 'nothing' });
    expect(await receive()).toMatchObject({ id: 1, error: { code: -32601 } });
    call(2, 'nothing', {});
    expect(await receive()).toMatchObject({ id: 2, error: { code: -32602 } });
    call(3, 'search', { query: 1 });
    expect(await receive()).toMatchObject({ id: 3, result: { isError: true } });
    call(4, 'validate_operation', { document: `{ ${'id '.repeat(400_000)}}` });
    expect(await receive()).toMatchObject({
      id: 4,
      result: { structuredContent: { valid: false, faults: [{ rule: 'limit' }] } },
    });
    call(5, 'search', { query: 'bed' });
    expect(await receive()).toMatchObject({ id: 5, result: { structuredContent: {} } });
  });
});
