import { parentPort, workerData } from 'node:worker_threads';
import type { Mount } from 'graphql-docs-reference/graphql';
import type { ReferencePage } from 'graphql-docs-reference/reference';
import { storedPage } from './page-data';

/** Thread that renders pages: each message is one as JSON, and each answer what is stored of it. */
parentPort?.on('message', (page: string) => {
  const stored = storedPage(JSON.parse(page) as ReferencePage, workerData as Mount);
  parentPort?.postMessage(JSON.stringify(stored));
});
