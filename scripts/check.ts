import { answerUsage } from './answer-usage';
import { runSteps } from './run-steps';
import { checkSteps } from './steps';

const isAnswered = answerUsage({
  command: 'npm run check',
  does: 'Runs what needs no build and no browser: content, lint, unit tests.',
  operands: '[STEP …]',
  example: 'npm run check -- content, for guides, posts and schema alone',
});
if (!isAnswered) void runSteps(checkSteps, process.argv.slice(2));
