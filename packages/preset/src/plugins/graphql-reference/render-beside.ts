import { Worker } from 'node:worker_threads';
import type { Mount } from 'graphql-docs-reference/graphql';

/** Renders pages in a thread, which has them in the order in which they are given. */
export interface RenderBeside {
  /**
   * The `StoredPage` of a page as JSON, from the page as JSON.
   *
   * @throws Error if one of the pages cannot be rendered.
   */
  readonly render: (page: string) => Promise<string>;
  readonly end: () => Promise<unknown>;
}

interface Waiting {
  readonly resolve: (stored: string) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts a thread for half of the work on many pages, while this one does the other half. */
export function renderBeside(mount: Mount): RenderBeside {
  const thread = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: mount });
  const waiting: Waiting[] = [];
  thread.on('message', (stored: string) => waiting.shift()?.resolve(stored));
  thread.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    render: (page) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        thread.postMessage(page);
      }),
    end: () => thread.terminate(),
  };
}
