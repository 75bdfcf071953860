import { parseArgs } from 'node:util';
import { runScript } from './run-script';
import { shell } from './shell';

/** Runs the tests of the name `*.fuzz.test.ts` for longer than each push does. */
async function main(): Promise<void> {
  const options = { runs: { type: 'string' }, seed: { type: 'string' } } as const;
  const { runs, seed } = parseArgs({ options }).values;
  const FUZZ_RUNS = String(count('--runs', runs ?? '2000'));
  const FUZZ_SEED = String(count('--seed', seed ?? String(Date.now() % 2 ** 31)));
  console.log(`${FUZZ_RUNS} runs of each, with the seed ${FUZZ_SEED}`);
  const command = 'vitest run --testTimeout=3600000 --reporter=verbose .fuzz.test.ts';
  process.exitCode = await shell(command, { FUZZ_RUNS, FUZZ_SEED });
}

function count(option: string, text: string): number {
  if (/^\d{1,9}$|^[12]\d{9}$/.test(text)) return Number(text);
  throw new Error(`Unexpected ${option} "${text}", expected a number such as 2000.`);
}

void runScript(main, {
  command: 'npm run fuzz',
  does: 'Looks for requests, share links, searches and SDL that something cannot bear.',
  options: [
    ['--runs NUMBER', 'How many of each. Default: 2000'],
    ['--seed NUMBER', 'Which ones, to have a run again. Default: another each time'],
  ],
  example: 'npm run fuzz -- --runs 10000 --seed 7',
});
