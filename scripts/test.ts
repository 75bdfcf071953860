import { answerUsage } from './answer-usage';
import { runSteps } from './run-steps';
import { testSteps } from './steps';

const isAnswered = answerUsage({
  command: 'npm test',
  does: 'Runs all checks, builds the site twice, and tests it in a browser.',
  operands: '[STEP …]',
  example: 'npm test -- build e2e, for some of its steps',
});
if (!isAnswered) void runSteps(testSteps, process.argv.slice(2));
