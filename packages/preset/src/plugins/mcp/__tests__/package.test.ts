import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packRows } from 'graphql-docs-model';
import { sdl, town } from '../../../../../../sandbox/__tests__/helpers';
import { siteData } from '../../../../../mcp/src/__tests__/site';
import callers from '../../../../../reference/src/options/__tests__/callers.json';
import type { Bundle } from '../make-package';
import { bundleServer, makePackage } from '../make-package';

let bundle: Bundle;
let archive: Buffer;
let files: Record<string, string> = {};
let folder = '';

const data = {
  ...siteData,
  sdl,
  rows: packRows(town),
  callers,
  setUp: 'https://docs.example/docs/agents',
};

beforeAll(async () => {
  bundle = await bundleServer('.', 'sandbox/model.ts');
  archive = await makePackage('.', data, bundle);
  const entries = await unpackTar(gunzipSync(archive));
  files = Object.fromEntries(
    entries.map(({ header, data: body }) => [header.name, new TextDecoder().decode(body)]),
  );
  folder = await mkdtemp(join(tmpdir(), 'mcp-package-'));
  await Promise.all(
    Object.entries(files).map(([name, text]) =>
      writeFile(join(folder, name.replace('package/', '')), text),
    ),
  );
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('needs no other package and no script', () => {
    expect(Object.keys(files)).toEqual(
      [
        'package.json',
        'README.md',
        'LICENSE',
        'third-party-notices.txt',
        'site.json',
        'server.js',
        'worker.js',
        'model.js',
      ].map((name) => `package/${name}`),
    );
    const manifest = JSON.parse(files['package/package.json'] ?? '') as Record<string, unknown>;
    expect(manifest).toEqual({
      name: expect.stringMatching(/^gardens-docs-mcp-[0-9a-f]{8}$/) as unknown,
      version: '2026.11.21',
      description: 'The documentation of the Gardens API for coding agents',
      license: 'SEE LICENSE IN LICENSE',
      homepage: 'https://docs.example/docs/agents',
      type: 'module',
      bin: { [String(manifest['name'])]: 'server.js' },
      engines: { node: '>=20' },
    });
  });

  it('has the licences of what is in it', () => {
    const notices = files['package/third-party-notices.txt'];
    expect(notices).toMatch(/^@modelcontextprotocol\/server \S+ \(Apache-2\.0\)$/m);
    expect(notices).toMatch(/^graphql 16\S+ \(MIT\)$/m);
    expect(notices).not.toMatch(/^react /m);
  });

  it('has no way to the network', () => {
    expect(bundle.imports).toEqual([
      'node:console',
      'node:events',
      'node:fs',
      'node:process',
      'node:worker_threads',
    ]);
    for (const [name, text] of bundle.files) {
      expect(text, name).not.toMatch(/\b(?:fetch|WebSocket|EventSource|XMLHttpRequest)\(/);
    }
  });

  it('is the same twice, and has another name where the site is another', async () => {
    expect((await makePackage('.', data, bundle)).equals(archive)).toBe(true);
    const less = await makePackage('.', { ...data, pages: [] }, bundle);
    const other = await unpackTar(gunzipSync(less));
    const manifest = new TextDecoder().decode(other[0]?.data);
    expect(manifest).not.toBe(files['package/package.json']);
  });
});

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
      result: { serverInfo: { name: 'gardens-docs' } },
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

  it('lists seven tools, which read only', async () => {
    send({ id: 1, method: 'tools/list' });
    const annotations = { readOnlyHint: true, openWorldHint: false };
    expect(await receive()).toMatchObject({
      result: {
        tools: [
          { name: 'search', annotations },
          { name: 'get_symbol', annotations },
          { name: 'get_page', annotations },
          { name: 'get_examples', annotations },
          { name: 'validate_operation', annotations },
          { name: 'run_operation', annotations },
          { name: 'schema_changes', annotations },
        ],
      },
    });
  });

  it('runs documents in its thread', { timeout: 20_000 }, async () => {
    call(1, 'run_operation', { document: '{ spaces(limit: 1) { totalResults } }', as: 'guest' });
    expect(await receive()).toMatchObject({
      id: 1,
      result: { structuredContent: { data: { spaces: { totalResults: 6 } } } },
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
