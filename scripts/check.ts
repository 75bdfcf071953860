import { runSteps } from './run-steps';
import { checkSteps } from './steps';

void runSteps(checkSteps);
