import { parentPort, workerData } from 'node:worker_threads';
import { createSequenceRunner } from '../../examples/run-requests';
import type { PersonaRequest } from '../../graphql/requests';
import { createSandbox } from '../../sandbox';
import type { Model } from './create-worker-runner';

/** Thread that runs documents, so that whoever waits for them can end it. */
const { sdl, town } = workerData as Model;
const run = createSequenceRunner(createSandbox(sdl, town));

parentPort?.on('message', (requests: readonly PersonaRequest[]) => {
  void run(requests).then((answers) => parentPort?.postMessage(answers));
});
parentPort?.postMessage('ready');
