import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createYoga } from 'graphql-yoga';
import { readSchema } from '../../src/content/read-schema';
import { createLocalApi } from '../../src/local-api/local-api';
import { readOptions } from '../../src/local-api/options';
import { serve } from '../../src/local-api/serve';
import { createSandbox } from '../../src/sandbox';
import { answer } from './first-query';

/** Serves in a process of its own; says where, and how long it has been on a core whenever asked. */
async function main(): Promise<void> {
  const origin = process.argv[2] === 'yoga' ? await serveYoga() : await serveLocalApi();
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.once('disconnect', () => process.exit());
  process.send?.(origin);
}

async function serveLocalApi(): Promise<string> {
  const { sdl } = await readSchema('.', 'schema/*.graphql');
  const { anonymous } = readOptions([], {});
  const localApi = createLocalApi(createSandbox(sdl), anonymous, { rateLimit: false });
  return (await serve(localApi, 0)).origin;
}

/** GraphQL Yoga as it is, which answers a constant: what remains is its own share. */
function serveYoga(): Promise<string> {
  const server = createServer(
    createYoga({ logging: false, plugins: [{ onParams: ({ setResult }) => setResult(answer) }] }),
  );
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://localhost:${port}`);
    });
  });
}

void main();
