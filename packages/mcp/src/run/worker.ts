import { parentPort, workerData } from 'node:worker_threads';
import { withConditions } from 'graphql-docs-model';
import { createSequenceAnswerer } from 'graphql-docs-reference/examples';
import type { PersonaRequest } from 'graphql-docs-reference/graphql';
import type { ModelModule } from 'graphql-docs-reference/options';
import type { Modelled } from './create-worker-runner';

/** Thread that runs documents, so that whoever waits for them can end it. */
async function start(): Promise<void> {
  const { sdl, rows, model: address } = workerData as Modelled;
  const { model } = (await import(address)) as { readonly model: ModelModule };
  const run = createSequenceAnswerer(withConditions(model.createModel(sdl, rows), model));
  parentPort?.on('message', (requests: readonly PersonaRequest[]) => {
    void run(requests).then((answers) => parentPort?.postMessage(answers));
  });
  parentPort?.postMessage('ready');
}

void start();
