import { parentPort, workerData } from 'node:worker_threads';
import { createSequenceAnswerer } from '../../examples/run-requests';
import type { Modelled } from '../../examples/model-for';
import type { PersonaRequest } from '../../graphql/requests';
import { modelFor } from '../../examples/model-for';

/** Thread that runs documents, so that whoever waits for them can end it. */
const run = createSequenceAnswerer(modelFor(workerData as Modelled));

parentPort?.on('message', (requests: readonly PersonaRequest[]) => {
  void run(requests).then((answers) => parentPort?.postMessage(answers));
});
parentPort?.postMessage('ready');
