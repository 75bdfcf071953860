import { parentPort, workerData } from 'node:worker_threads';
import { createSequenceRunner } from '../../examples/run-requests';
import type { PersonaRequest } from '../../graphql/requests';
import { createSandbox } from '../../sandbox';

/** Thread that runs documents, so that whoever waits for them can end it. */
const run = createSequenceRunner(createSandbox(String(workerData)));

parentPort?.on('message', (requests: readonly PersonaRequest[]) => {
  void run(requests).then((answers) => parentPort?.postMessage(answers));
});
parentPort?.postMessage('ready');
