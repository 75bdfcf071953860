import { documentedApi } from '../documented-api';
import { runScript } from './run-script';
import { optionTexts, readOptions, runChangelog } from './run-changelog';

async function main(): Promise<void> {
  const { schema, contract } = documentedApi();
  const site = { dir: '.', schema, contract };
  console.log(await runChangelog(site, readOptions(process.argv.slice(2), Date.now())));
}

void runScript(main, {
  command: 'npm run changelog',
  does: 'Checks or shows what changed in the schema since its last release, or releases it.',
  options: optionTexts,
  example: 'npm run changelog -- --check',
});
