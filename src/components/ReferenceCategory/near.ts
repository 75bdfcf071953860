import type { Entry } from './entry';

const reach = 4;

/** How many symbols are near one, where there are enough. */
export const nearSize = 2 * reach + 1;

/** The entries around the one with a slug, as many in all at either end of the list. */
export function near(entries: readonly Entry[], slug: string | undefined): readonly Entry[] {
  const position = entries.findIndex(([, end]) => end === slug);
  if (position < 0) return [];
  const start = Math.max(0, Math.min(position - reach, entries.length - nearSize));
  return entries.slice(start, start + nearSize);
}
