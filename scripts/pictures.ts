import { answerUsage } from './answer-usage';
import { provideBrowser } from './provide-browser';
import { shell } from './shell';

async function main(): Promise<void> {
  const isAnswered = answerUsage({
    command: 'npm run pictures',
    does: 'Takes the pictures that e2e/seen/pictures.spec.ts compares the pages of build/ with.',
    example: 'npm run build && npm run pictures',
  });
  if (isAnswered) return;
  await provideBrowser();
  process.exitCode = await shell('playwright test e2e/seen/pictures --update-snapshots');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
