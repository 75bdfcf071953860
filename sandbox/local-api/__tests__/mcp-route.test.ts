import { request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createServer, createSite, createTools } from 'graphql-docs-mcp';
import { siteData } from '../../../packages/mcp/src/__tests__/site';
import callers from '../../../packages/reference/src/options/__tests__/callers.json';
import { useLocalApi } from './helpers';

const site = createSite({ ...siteData, callers });
const never = new Promise<never>(() => undefined);
/** A document that does not end. */
const tools = createTools(site, () => never);
const createMcp = vi.fn(() => Promise.resolve(createServer(site, tools)));
const load = vi.fn(() => Promise.resolve(createMcpHandler(createMcp).fetch));

const { origin, endpoint } = useLocalApi('guest', { rateLimit: false, loadMcp: load });
const address = (): string => `${origin()}/mcp`;

const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

const callOf = (name: string, args: unknown): object => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

const send = (body: string, extra: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(address(), { method: 'POST', headers: { ...headers, ...extra }, body });

/** Sends what `fetch` does not let a program send. */
function sendAs(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      address(),
      { method: 'POST', headers: { ...headers, host } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(callOf('search', { query: 'bed' })));
  });
}

/** Whether the server still answers who asks for something sensible. */
async function expectAlive(): Promise<void> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(address())));
  const { content } = await client.callTool({ name: 'search', arguments: { query: 'bed' } });
  expect(content).toMatchObject([{ text: expect.stringContaining('Bed') as unknown }]);
  await client.close();
}

afterEach(expectAlive);

it('loads nothing before an agent asks, and then once', async () => {
  expect(load).not.toHaveBeenCalled();
  await expectAlive();
  await expectAlive();
  expect(load).toHaveBeenCalledOnce();
});

it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
  'refuses the origin %s',
  async (Origin) => {
    createMcp.mockClear();
    const response = await send(JSON.stringify(callOf('search', { query: 'bed' })), { Origin });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32000 } });
    expect(createMcp).not.toHaveBeenCalled();
  },
);

it('refuses a name that leads here', async () => {
  expect(await sendAs('evil.example')).toBe(403);
  expect(await sendAs('127.0.0.1')).not.toBe(403);
});

it('lets no page of another origin read it, unlike the API', async () => {
  const from = { headers: { ...headers, Origin: 'http://localhost:3000' } };
  for (const method of ['OPTIONS', 'POST']) {
    const mcp = await fetch(address(), { ...from, method });
    expect(mcp.headers.get('access-control-allow-origin')).toBeNull();
    const api = await fetch(endpoint(), { ...from, method });
    expect(api.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  }
});

it.each([
  ['text that is no JSON', 415, JSON.stringify(callOf('search', {})), 'text/plain'],
  ['broken JSON', 400, '{"jsonrpc":', 'application/json'],
  ['JSON that is no message', 400, '{"a": 1}', 'application/json'],
  [
    'six megabytes',
    413,
    JSON.stringify(callOf('search', { query: 'a'.repeat(6_000_000) })),
    'application/json',
  ],
])('answers %s with %i', async (_what, status, body, type) => {
  const response = await send(body, { 'Content-Type': type });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: {} });
});

it.each([
  ['invalid arguments', 'search', { query: 1 }, 'query'],
  ['an unknown coordinate', 'get_symbol', { coordinate: 'Bedd' }, 'Did you mean "Bed"'],
  ['a megabyte', 'validate_operation', { document: 'a '.repeat(500_000) }, 'more than 100000'],
  ['a deep document', 'validate_operation', { document: '{a'.repeat(90_000) }, 'more than 100000'],
])('answers %s in the form of the protocol', async (_what, name, args, part) => {
  const response = await send(JSON.stringify(callOf(name, args)));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(JSON.stringify(part).slice(1, -1));
});

it('lives on when a client hangs up', async () => {
  const hangUp = new AbortController();
  const sent = fetch(address(), {
    method: 'POST',
    headers,
    body: JSON.stringify(callOf('run_operation', { document: '{ plots { id } }', as: 'guest' })),
    signal: hangUp.signal,
  });
  const answer = sent.then((response) => response.text());
  const before = createMcp.mock.calls.length;
  await vi.waitFor(() => expect(createMcp.mock.calls.length).toBeGreaterThan(before), 20_000);
  hangUp.abort();
  await expect(answer).rejects.toThrow('aborted');
});
