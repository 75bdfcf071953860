import { runScript } from './run-script';
import { provideBrowser } from './provide-browser';
import { shell } from './shell';

async function main(): Promise<void> {
  await provideBrowser();
  process.exitCode = await shell('playwright test e2e/seen/pictures --update-snapshots');
}

void runScript(main, {
  command: 'npm run pictures',
  does: 'Takes the pictures that e2e/seen/pictures.spec.ts compares the pages of build/ with.',
  example: 'npm run build && npm run pictures',
});
