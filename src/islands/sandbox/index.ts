import type { Ask } from './connection';
import { createConnection } from './connection';
import { describeIntrospection } from './describe-introspection';
import { explainSilence } from './explain-silence';

/** The one sandbox of the page, whichever of its examples asks. */
export const ask: Ask = describeIntrospection(
  explainSilence(createConnection(() => new Worker(new URL('./worker.ts', import.meta.url)))),
);
