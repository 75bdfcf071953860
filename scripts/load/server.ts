import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Plugin } from 'graphql-yoga';
import { createYoga } from 'graphql-yoga';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import { readTown } from '../../sandbox/town/read-town';
import { createLocalApi } from '../../sandbox/local-api/local-api';
import { serve } from '../../sandbox/local-api/serve';
import { createSandbox } from '../../sandbox';
import type { Taken } from './start-server';
import { answer } from './start-server';

/** Serves in a process of its own; says where, and what it has taken whenever asked. */
async function main(): Promise<void> {
  const origin = process.argv[2] === 'yoga' ? await serveYoga() : await serveLocalApi();
  process.on('message', () => {
    globalThis.gc?.();
    process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() } satisfies Taken);
  });
  process.once('disconnect', () => process.exit());
  process.send?.(origin);
}

async function serveLocalApi(): Promise<string> {
  const { schema, sdl } = await readSchema('.', 'schema/*.graphql');
  const sandbox = createSandbox(sdl, await readTown('.', schema));
  const localApi = createLocalApi(sandbox, { rateLimit: false });
  return (await serve(localApi, 0)).origin;
}

/** GraphQL Yoga as it is, which answers a constant: what remains is its own share. */
async function serveYoga(): Promise<string> {
  const plugins = [{ onParams: ({ setResult }) => setResult(answer) } satisfies Plugin];
  const yoga = createYoga({ logging: false, plugins });
  const server = createServer((request, response) => void yoga(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

void main();
