import { parseArgs } from 'node:util';
import { requestOf } from 'graphql-docs-reference/examples';
import { contract } from '../src/contract';
import { createModelReader, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { modelOptions } from '../sandbox/model-options';
import { personas } from '../sandbox';
import { runScript } from './run-script';
import { startServer } from './load/start-server';

/** What a user may send in an hour. */
const perHour = 600 * 60;
const perStep = perHour / 12;

type Sent = ReturnType<typeof requestOf>;

/** Sends an hour's worth of mutations to the local API, and prints what memory it holds meanwhile. */
async function main(): Promise<void> {
  const { short } = parseArgs({ options: { short: { type: 'boolean' } } }).values;
  const [all, step] = short ? [perStep / 10, perStep / 10] : [perHour, perStep];
  const mutations = await readMutations();
  const { origin, taken, stop } = await startServer('local-api');
  const rows: Record<string, object> = {};
  const note = async (when: string, ms: number): Promise<void> => {
    const { heapUsed, external, rss } = (await taken()).memory;
    rows[when] = {
      'heap, MB': Math.round((heapUsed + external) / 1e6),
      'resident, MB': Math.round(rss / 1e6),
      'ms for a mutation': Number(ms.toFixed(2)),
    };
  };
  await note('at the start', 0);
  for (let sent = 0; sent < all; ) {
    const start = performance.now();
    for (const end = sent + step; sent < end; sent += 1)
      await send(origin, sent % 2 === 0 ? longPost : mutations[(sent >> 1) % mutations.length]);
    const ms = performance.now() - start;
    await note(`after ${sent}`, ms / step);
  }
  const last = await send(origin, longPost);
  if (!short && !last.includes('The model is full'))
    throw new Error(`The world is not full: ${last}`);
  await fetch(`${origin}/reset`, { method: 'POST' });
  await note('after a reset', 0);
  console.table(rows);
  stop();
}

/** Fills the world as no mutation of the reference does, which shows its bound. */
const longPost: Sent = {
  query:
    'mutation LongPost($input: CreateSpacePostV2Input!) { createSpacePostV2(input: $input) { id } }',
  variables: {
    input: {
      spaceId: '018f41d7-03c2-7b6a-8f1e-6d2a94c7b350',
      title: 'One title',
      text: 'long '.repeat(900),
    },
  },
  as: 'moderator',
};

/** Those that leave the caller an account and a space, and so a right to send the next one. */
async function readMutations(): Promise<Sent[]> {
  const readModel = createModelReader('.', modelOptions, contract);
  const { examples } = await readModel(await readSchema('.', 'schema/**/*.graphql'));
  return examples
    .filter(({ query }) => /^mutation(?!.*delete(?:AuthenticatedUser|Space)\b)/s.test(query))
    .map(requestOf);
}

async function send(origin: string, sent: Sent | undefined): Promise<string> {
  if (!sent) throw new Error('There is no mutation.');
  const { as, ...request } = sent;
  const token = personas.find(({ id }) => id === as)?.token;
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(request),
  });
  const answer = await response.text();
  if (response.status !== 200 || answer.includes('"INTERNAL"'))
    throw new Error(`${sent.query}: ${response.status} ${answer}`);
  return answer;
}

void runScript(main, {
  command: 'npm run soak',
  does: `Sends the mutations of the reference to the local API, ${perHour} in all, and prints its memory: it must stay flat once the world is full, and come back after a reset.`,
  options: [['--short', `Sends ${perStep / 10} of them, which don't fill the world`]],
  example: 'npm run soak',
});
