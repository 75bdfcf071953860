import logger from '@docusaurus/logger';
import { formatProblem } from 'graphql-docs-reference/graphql';
import type { LoadedReference } from '../../content/read-reference';

/** Docusaurus loads this module anew for each locale of a build, and all ask the same of the schema. */
const shared = globalThis as { [said]?: Set<string> };
const said: unique symbol = Symbol.for('graphql-docs.said');

/** Says what whoever writes the schema could do for its pages, each once. */
export function sayNotes({ notes }: Pick<LoadedReference, 'notes'>): void {
  const before = (shared[said] ??= new Set());
  for (const line of notes.map(formatProblem)) {
    if (!before.has(line)) logger.info(line);
    before.add(line);
  }
}
