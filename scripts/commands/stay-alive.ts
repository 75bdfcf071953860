import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import http from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { swapFolder } from 'docusaurus-preset-graphql-docs/delivery';
import type { Server } from './run-command';
import { startCommand } from './run-command';

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
  const { statusCode } = await ask(address, { accept: 'text/html, */*' });
  assert.equal(statusCode, 200, `the status of ${address}`);
}

/** On a connection of its own: one that is kept may be closed the moment that it's used again. */
export async function ask(address: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  const [response] = (await once(http.get(address, { agent: false, headers }), 'response')) as [
    IncomingMessage,
  ];
  await text(response);
  return response;
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

/**
 * Sends all hostile requests at once. What is answered to them doesn't matter here: whether the
 * server is still there afterwards does.
 */
async function sendHostile(origin: string): Promise<void> {
  const { port } = new URL(origin);
  await Promise.all(hostileRequests.map((request) => send(Number(port), request)));
}

function send(port: number, { bytes, then }: HostileRequest): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost', allowHalfOpen: true });
    const end = (): void => {
      socket.destroy();
      resolve();
    };
    // Whoever keeps a connection open isn't waited for.
    socket.setTimeout(2_000, end).on('error', end).on('end', end).on('close', end).resume();
    socket.write(bytes, () => {
      if (then === 'half') socket.end();
      if (then === 'reset') {
        socket.resetAndDestroy();
        resolve();
      }
    });
  });
}

/** What a stranger may send: bytes, and how the connection goes on after them. */
interface HostileRequest {
  readonly name: string;
  readonly bytes: string | Uint8Array;
  /** Waits for an answer by default; `half` closes its own side first, `reset` doesn't wait. */
  readonly then?: 'half' | 'reset';
}

const json = 'Content-Type: application/json\r\n';

function get(target: string, headers = ''): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
}

function post(body: string, headers = json, target = '/graphql'): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `POST ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}${length}\r\n${body}`;
}

/** Addresses that name no page, or not in the form that one is named in. */
const targets: Readonly<Record<string, string>> = {
  'a name that is too long for a file': `/${'a'.repeat(300)}`,
  'a path that is too long for a file': '/a'.repeat(3000),
  'an address that is too long for a header': `/${'a'.repeat(70_000)}`,
  'a long name with an ending': `/docs/${'a'.repeat(300)}.html`,
  'a long name of Markdown': `/${'a'.repeat(300)}.md`,
  'a broken escape': '/%zz',
  'half an escape': '/docs/%',
  'a null byte': '/docs/%00',
  'an overlong slash': '/..%c0%af..%c0%afetc/passwd',
  'half a letter': '/docs/%E0%A4%A',
  'a lone surrogate': '/%ED%A0%80',
  'steps up': '/../../etc/passwd',
  'escaped steps up': '/docs/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  'steps up with backslashes': '/..\\..\\windows',
  'the name of a host': '//evil.example/x.html',
  'the name of a host behind a backslash': '/\\evil.example',
  'a whole address': 'http://evil.example/docs/intro',
  'an address without a host': 'http://',
  'a star': '*',
  'no slash': 'docs',
  'a line break': '/docs/%0d%0aSet-Cookie:%20a=b',
  'an escape of a terminal': '/%1b%5b2J',
  'a device of Windows': '/con/nul:',
  'a broken query': '/graphql?query=%zz&variables={',
  'a name of every object': '/__proto__/constructor',
};

/** Headers that are wrong, or many, or long. */
const headers: Readonly<Record<string, string>> = {
  'a header without a colon': 'Nonsense\r\n',
  'a header with a space in its name': 'A b: c\r\n',
  'a header of 64 kB': `X-Long: ${'a'.repeat(65_536)}\r\n`,
  'a thousand headers': Array.from({ length: 1000 }, (_, i) => `X-${i}: ${i}\r\n`).join(''),
  'two hosts': 'Host: evil.example\r\n',
  'a range of nonsense': 'Range: bytes=9-0,x-,--\r\n',
  'a thousand ranges': `Range: bytes=${'0-0,'.repeat(1000)}0-0\r\n`,
  'conditions of nonsense': 'If-None-Match: "\r\nIf-Modified-Since: never\r\nIf-Match: ,,\r\n',
  'forms of nonsense': 'Accept: ;;q=,\r\nAccept-Encoding: br;q=x,,;\r\n',
  'an upgrade to nonsense': 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n',
};

const bodies: Readonly<Record<string, string>> = {
  'broken JSON': post('{"query": "{'),
  'deep JSON': post('['.repeat(100_000)),
  'JSON that is no request': post('{"query":{"a":1},"variables":[]}'),
  'no body': post(''),
  'a form without an end': post(
    '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{',
    'Content-Type: multipart/form-data; boundary=x\r\n',
  ),
  'a form without a boundary': post('a', 'Content-Type: multipart/form-data\r\n'),
  'a call of a tool that is none': post('{"jsonrpc":"2.0","id":1,"method":"x"}', json, '/mcp'),
  'a length below zero': post('', `${json}Content-Length: -1\r\n`),
  'a length and chunks': post('0\r\n\r\n', `${json}Transfer-Encoding: chunked\r\n`),
};

const raw: readonly HostileRequest[] = [
  { name: 'all bytes', bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte) },
  { name: 'nulls', bytes: new Uint8Array(4096) },
  { name: 'the greeting of TLS', bytes: Uint8Array.from([22, 3, 1, 0, 5, 1, 0, 0, 1, 3]) },
  { name: 'nothing', bytes: '', then: 'half' },
  { name: 'HTTP 0.9', bytes: 'GET /\r\n\r\n' },
  { name: 'HTTP 9.9', bytes: 'GET / HTTP/9.9\r\n\r\n' },
  { name: 'no host', bytes: 'GET / HTTP/1.1\r\n\r\n' },
  { name: 'a method that is none', bytes: 'EXPLODE / HTTP/1.1\r\nHost: localhost\r\n\r\n' },
  { name: 'a tunnel', bytes: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n' },
  { name: 'a trace', bytes: 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n' },
  {
    name: 'chunks of nonsense',
    bytes: `POST /graphql HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  },
  {
    name: 'half a body',
    bytes: `POST /graphql HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 999\r\n\r\n{`,
    then: 'half',
  },
  { name: 'half a header', bytes: 'GET / HTTP/1.1\r\nHost: loc', then: 'half' },
  { name: 'an answer that nobody reads', bytes: get('/docs/intro'), then: 'reset' },
  { name: 'a header that is cut off', bytes: 'GET / HTTP/1.1\r\nHo', then: 'reset' },
  { name: 'a hundred requests at once', bytes: get('/docs/intro').repeat(100) },
];

/** The one table of them, for every command that listens. */
const hostileRequests: readonly HostileRequest[] = [
  ...Object.entries(targets).map(([name, target]) => ({ name, bytes: get(target) })),
  ...Object.entries(headers).map(([name, lines]) => ({ name, bytes: get('/docs/intro', lines) })),
  ...Object.entries(bodies).map(([name, bytes]) => ({ name, bytes })),
  ...raw,
];
