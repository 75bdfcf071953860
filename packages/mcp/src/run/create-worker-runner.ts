import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { oneAtATime } from 'graphql-docs-reference/calls';
import type { Answer, PersonaRequest } from 'graphql-docs-reference/graphql';
import { ToolError } from '../tool';

/** What the thread makes its model of. */
export interface Modelled {
  readonly sdl: string;
  /** What the model begins with, as JSON of its own. */
  readonly rows?: unknown;
  /** Address of the module whose export `model` answers. */
  readonly model: string;
}

interface WorkerSettings extends Modelled {
  readonly module: URL;
  /** How long all documents of a call may run, in milliseconds. */
  readonly timeLimit?: number;
}

/** A model needs a tenth. */
const memory = { maxOldGenerationSizeMb: 256 };

/**
 * Runs documents in a thread of their own, which starts with the first of them and stays. If they
 * don't come to an end, it is stopped, and the next call gets another.
 */
export function createWorkerRunner({
  module,
  timeLimit = 1_000,
  ...modelled
}: WorkerSettings): RunRequests {
  let thread: Worker | undefined;
  return oneAtATime(async (requests) => {
    thread ??= await start(module, modelled);
    const signal = AbortSignal.timeout(timeLimit);
    try {
      thread.postMessage(requests);
      const [answers] = (await once(thread, 'message', { signal })) as [readonly Answer[]];
      return answers;
    } catch (error) {
      await thread.terminate();
      thread = undefined;
      const { code } = error as NodeJS.ErrnoException;
      if (!signal.aborted && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      const message = `The documents did not come to an end within ${timeLimit / 1_000} s, and were stopped. Ask for less.`;
      throw new ToolError(message);
    }
  });
}

async function start(module: URL, model: Modelled): Promise<Worker> {
  const worker = new Worker(module, { workerData: model, resourceLimits: memory });
  worker.unref();
  await once(worker, 'message');
  return worker;
}

/** Sends requests one after the other to a fresh world, and gives the answer to each. */
export type RunRequests = (requests: readonly PersonaRequest[]) => Promise<readonly Answer[]>;

/** Module of the thread that runs documents, for a program that runs from the sources. */
export const sourceWorker = new URL('worker-from-source.mjs', import.meta.url);
