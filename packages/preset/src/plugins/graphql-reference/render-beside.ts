import type { Mount } from 'graphql-docs-reference/graphql';
import type { Thread } from '../../thread';
import { openThread } from '../../thread';

/** Gives the `StoredPage` of a page as JSON, from the page as JSON. */
export type RenderBeside = Thread<string, string>;

/** Starts a thread for half of the work on many pages, while this one does the other half. */
export function renderBeside(mount: Mount): RenderBeside {
  return openThread(new URL('./render-thread.ts', import.meta.url), mount);
}
