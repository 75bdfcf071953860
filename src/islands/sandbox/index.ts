import type { Ask } from './connection';
import { createConnection } from './connection';

/** The one sandbox of the page, whichever of its examples asks. */
export const ask: Ask = createConnection(() => new Worker(new URL('./worker.ts', import.meta.url)));
