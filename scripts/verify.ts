import { parseArgs } from 'node:util';
import { unknownCaller } from 'graphql-docs-reference/examples';
import { createModelReader, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { formatProblem } from 'graphql-docs-reference/graphql';
import type { Caller } from 'graphql-docs-reference/options';
import { modelOptions } from '../sandbox/model-options';
import { contract } from '../src/contract';
import type { Endpoint, Replay } from './replay-examples';
import { problemsOf, replayExamples } from './replay-examples';
import { runScript } from './run-script';
import { createAnnotator } from './shell';

const options = {
  endpoint: { type: 'string' },
  token: { type: 'string', multiple: true, default: [] as string[] },
  mutations: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Sends the examples to an API, and says where it differs from what the documentation shows. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const { endpoint: url, mutations: hasMutations, json } = values;
  if (url === undefined || !URL.canParse(url))
    throw new Error(`Unexpected endpoint "${url ?? ''}". Name one: --endpoint https://…/graphql.`);
  const tokens = readTokens(values.token, url, modelOptions.callers);
  const source = await readSchema('.', 'schema/**/*.graphql');
  const { examples } = await createModelReader('.', modelOptions, contract)(source);
  const reset = isLocal(url) ? () => fetch(new URL('/reset', url), { method: 'POST' }) : undefined;
  const endpoint = { url, tokens, hasMutations, reset };
  const replays = await replayExamples(examples, endpoint, source.schema, contract);
  if (json) console.log(JSON.stringify(replays.map(toJson), undefined, 2));
  else print(replays);
  if (replays.some(({ outcome }) => outcome === 'differs')) process.exitCode = 1;
}

/** Those of `--token CALLER=TOKEN`; the local API takes the tokens that the documentation names. */
function readTokens(
  given: readonly string[],
  url: string,
  callers: readonly Caller[],
): Endpoint['tokens'] {
  const known = callers.filter(({ token }) => isLocal(url) || token === undefined);
  const tokens = new Map(known.map(({ id, token }) => [id, token]));
  for (const pair of given) {
    const [, id = pair, token] = /^([^=]*)=(.+)$/.exec(pair) ?? [];
    if (!callers.some((caller) => caller.id === id)) throw new Error(unknownCaller(callers, id));
    if (token === undefined) throw new Error(`Missing token of "${id}". Write --token ${id}=….`);
    tokens.set(id, token);
  }
  return tokens;
}

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

function print(replays: readonly Replay[]): void {
  const annotationOf =
    process.env['GITHUB_ACTIONS'] === 'true' ? createAnnotator() : () => undefined;
  for (const problem of replays.flatMap(problemsOf)) {
    const line = formatProblem(problem);
    console.log([line, annotationOf(line)].filter(Boolean).join('\n'));
  }
  const count = (wanted: Replay['outcome']): number =>
    replays.filter(({ outcome }) => outcome === wanted).length;
  console.log(
    `${replays.length} examples: ${count('agrees')} agree, ${count('differs')} differ, ${count('unknown')} ask for what the API doesn't have, ${count('skipped')} were not sent.`,
  );
}

function toJson({ example: { name, file, as }, outcome, differences }: Replay): object {
  return { name, file, as, outcome, differences };
}

void runScript(main, {
  command: 'npm run verify',
  does: 'Sends the examples to an API, and says where its fields, values, error codes or access differ from what the documentation shows. Data is not compared.',
  options: [
    ['--endpoint URL', 'Address of the API, as http://localhost:4000/graphql'],
    [
      '--token CALLER=TOKEN',
      'Access token of a caller; can be repeated. Without one, examples of this caller are not sent, except to the local API',
    ],
    [
      '--mutations',
      'Sends examples that change data, too, of which some delete accounts. The local API is reset before each',
    ],
    ['--json', 'Prints what became of each example as JSON'],
  ],
  example: 'npm run verify -- --endpoint http://localhost:4000/graphql',
});
