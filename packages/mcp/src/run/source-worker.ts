/** Module of the thread that runs documents, for a program that runs from the sources. */
export const sourceWorker = new URL('worker-from-source.mjs', import.meta.url);
