import { writeTypes } from '../sandbox/town/write-types';
import { runScript } from './run-script';

void runScript(() => writeTypes('.'));
