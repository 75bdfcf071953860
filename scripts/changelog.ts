import { documentedApi } from '../documented-api';
import { InputError } from 'graphql-docs-reference/graphql';
import type { Usage } from './answer-usage';
import { answerUsage } from './answer-usage';
import { optionTexts, readOptions } from './changelog/options';
import { runChangelog } from './changelog/run';
import { printProblems } from './print-problems';

const usage: Usage = {
  command: 'npm run changelog',
  does: 'Checks or shows what changed in the schema since its last release, or releases it.',
  options: optionTexts,
  example: 'npm run changelog -- --check',
};

async function main(): Promise<void> {
  if (answerUsage(usage)) return;
  const { schema, contract } = documentedApi();
  const site = { dir: '.', schema, contract };
  console.log(await runChangelog(site, readOptions(process.argv.slice(2), Date.now())));
}

main().catch((error: unknown) => {
  if (error instanceof InputError) printProblems(error.problems);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
