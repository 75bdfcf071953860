import { invalid } from './failure';

/**
 * Tells whether all words of a search occur in texts, in any order; case and accents do not matter.
 * Without a search, every text fits.
 *
 * @throws VALIDATION_FAILED for a search that is not 2 to 100 characters long, naming `field`.
 */
export function searchFor(
  search: string | null | undefined,
  field: string,
): (...texts: readonly (string | null | undefined)[]) => boolean {
  if (search == null) return () => true;
  const trimmed = search.trim();
  if (trimmed.length < 2 || trimmed.length > 100)
    throw invalid(field, 'The text to search for must have 2 to 100 characters.');
  const words = folded(trimmed).split(/\s+/);
  return (...texts) => {
    const text = folded(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

/** Text in lower case and without accents, for comparisons. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
