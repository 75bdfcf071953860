import type { Registration } from './island';
import type { KeptUses, Use } from './kept-uses';
import { createKeptUses } from './kept-uses';
import { loadChunk } from './load-chunk';

/** By their elements: those that are awake, with what ends them, and those that wait for code. */
const awake = new Map<HTMLElement, (() => void) | undefined>();
const waiting = new Map<HTMLElement, KeptUses>();

/** Gives an island its code, once. A use of one of its controls is kept until the code is there. */
export function wakeIsland(element: HTMLElement, { load, wakes }: Registration, use?: Use): void {
  if (awake.has(element)) return;
  const waits = waiting.get(element);
  const uses = waits ?? createKeptUses(element);
  if (use) uses.keep(use);
  else if (wakes === 'at-once') uses.expect();
  if (waits) return;
  waiting.set(element, uses);
  loadChunk(load).then(
    ({ wake }) => {
      waiting.delete(element);
      // The reader may be on another page by now.
      if (!element.isConnected) {
        uses.forget();
        return;
      }
      const end = wake(element);
      awake.set(element, typeof end === 'function' ? end : undefined);
      uses.answer();
    },
    (reason: unknown) => {
      waiting.delete(element);
      uses.refuse(reason);
    },
  );
}

/** Ends the islands that have left the document with their page. */
export function endGoneIslands(): void {
  for (const [element, end] of awake) {
    if (element.isConnected) continue;
    end?.();
    awake.delete(element);
  }
}
