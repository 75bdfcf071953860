import { runScript } from './run-script';
import { runSteps } from './run-steps';
import { testSteps } from './steps';

void runScript(() => runSteps(testSteps, process.argv.slice(2)), {
  command: 'npm test',
  does: 'Runs all checks, builds the site twice, and tests it in a browser.',
  operands: '[STEP …]',
  options: [['--changed', 'Leaves out what your branch and your open changes cannot reach']],
  example: 'npm test -- build e2e, for some of its steps',
});
