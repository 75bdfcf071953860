import { runSteps } from './run-steps';
import { testSteps } from './steps';

void runSteps(testSteps);
