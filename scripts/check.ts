import { runScript } from './run-script';
import { runSteps } from './run-steps';
import { checkSteps } from './steps';

void runScript(() => runSteps(checkSteps, process.argv.slice(2)), {
  command: 'npm run check',
  does: 'Runs what needs no build and no browser: content, lint, unit tests.',
  operands: '[STEP …]',
  options: [['--changed', 'Leaves out what your branch and your open changes cannot reach']],
  example: 'npm run check -- content, for guides, posts and schema alone',
});
