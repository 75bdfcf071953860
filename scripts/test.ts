import { answerUsage } from './answer-usage';
import { runSteps } from './run-steps';
import { testSteps } from './steps';

const isAnswered = answerUsage({
  command: 'npm test',
  does: 'Runs all checks, builds the site twice, and tests it in a browser.',
  example: 'CHROMIUM_PATH=/usr/bin/chromium npm test, to test with a browser of your own',
});
if (!isAnswered) void runSteps(testSteps);
