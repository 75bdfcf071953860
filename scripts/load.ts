import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { runScript } from './run-script';
import type { Server, Taken } from './load/start-server';
import { query, startServer } from './load/start-server';

const connections = 50;
const rounds = 3;

/**
 * Prints how many requests the local API answers, in turn with a server of GraphQL Yoga that answers
 * the same from a constant: machines differ, and other programs take their part of one.
 */
async function main(): Promise<void> {
  const { short } = parseArgs({ options: { short: { type: 'boolean' } } }).values;
  const localApi = await startServer('local-api');
  const yoga = await startServer('yoga');
  const table: Record<string, object> = {};
  for (const server of short ? [] : [localApi, yoga]) await load(server, 3);
  for (let round = 1; round <= (short ? 1 : rounds); round += 1) {
    table[`local API ${round}`] = await load(localApi, short ? 1 : 6);
    table[`bare Yoga ${round}`] = await load(yoga, short ? 1 : 6);
  }
  console.table(table);
  console.log('Goals of the local API: 2,000 requests/s of a core, p99 at most 20 ms.');
  for (const server of [localApi, yoga]) server.stop();
}

async function load({ origin, taken }: Server, duration: number): Promise<object> {
  const before = secondsOf(await taken());
  const { requests, latency, errors, non2xx } = await autocannon({
    url: `${origin}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    connections,
    duration,
  });
  const seconds = secondsOf(await taken()) - before;
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests failed at ${origin}.`);
  return {
    'requests/s': Math.round(requests.average),
    'requests/s of a core': Math.round(requests.total / seconds),
    'p50, ms': latency.p50,
    'p99, ms': latency.p99,
  };
}

function secondsOf({ cpu: { user, system } }: Taken): number {
  return (user + system) / 1e6;
}

void runScript(main, {
  command: 'npm run load',
  does: `Sends the first query of the guides over ${connections} connections to the local API and to a bare GraphQL Yoga in turn, ${rounds} times, and prints requests a second.`,
  options: [['--short', 'Once, for a second']],
  example: 'npm run load',
});
