import type { Entry } from './entry';

const reach = 4;

/** The entries around the one with a slug, as many in all at either end of the list. */
export function near(entries: readonly Entry[], slug: string | undefined): readonly Entry[] {
  const position = entries.findIndex(([, end]) => end === slug);
  if (position < 0) return [];
  const size = 2 * reach + 1;
  const start = Math.max(0, Math.min(position - reach, entries.length - size));
  return entries.slice(start, start + size);
}
