import { answerUsage } from './answer-usage';
import { runSteps } from './run-steps';
import { checkSteps } from './steps';

const isAnswered = answerUsage({
  command: 'npm run check',
  does: 'Runs what needs no build and no browser: lint, types, format, prose, spelling, unit tests.',
  example: 'npm run check',
});
if (!isAnswered) void runSteps(checkSteps);
