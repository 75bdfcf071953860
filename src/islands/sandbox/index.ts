import type { Ask } from './connection';
import { createConnection } from './connection';
import { describeIntrospection } from './describe-introspection';

/** The one sandbox of the page, whichever of its examples asks. */
export const ask: Ask = describeIntrospection(
  createConnection(() => new Worker(new URL('./worker.ts', import.meta.url))),
);
