import { Worker } from 'node:worker_threads';

/** A module in a thread of its own, which answers one call after the other. */
export interface Thread<In, Out> {
  /** @throws Error as the module does. What comes after an error that it doesn't catch throws, too. */
  readonly call: (input: In) => Promise<Out>;
  readonly end: () => Promise<unknown>;
}

interface Waiting<Out> {
  readonly resolve: (output: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Starts a module that answers each message with one, in their order. The process ends without waiting
 * for a thread that nobody waits for.
 */
export function openThread<In, Out>(module: string | URL, workerData?: unknown): Thread<In, Out> {
  const thread = new Worker(module, { workerData });
  const waiting: Waiting<Out>[] = [];
  // After one it answers nothing more.
  let failure: Error | undefined;
  thread.on('message', (output: Out) => {
    waiting.shift()?.resolve(output);
    if (waiting.length === 0) thread.unref();
  });
  thread.on('error', (error: Error) => {
    failure = error;
  });
  // Only by then has come what it answered before.
  thread.on('exit', () => {
    if (failure) for (const { reject } of waiting.splice(0)) reject(failure);
  });
  return {
    call: (input) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        waiting.push({ resolve, reject });
        thread.ref();
        thread.postMessage(input);
      }),
    end: () => thread.terminate(),
  };
}
