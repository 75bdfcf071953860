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

/** Different words of a text that say something about its subject: those of 4 letters or more. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(folded(text).match(/\p{L}{4,}/gu));
}

/** Minutes that a text takes at 200 words a minute, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(text.trim().split(/\s+/).length / 200));
}

/** Beginning of a text on one line, cut between words and then with an ellipsis, at most `most` characters. */
export function excerptOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most - 1);
  const end = line[most - 1] === ' ' ? start.length : start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : start.length).trimEnd()}…`;
}

const longest = 96;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Part of an address: lower-case letters, digits and hyphens, with a number where it is taken. */
export function slugFrom(text: string, taken: ReadonlySet<string>): string {
  const spelled = text.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
  const words = folded(spelled).match(/[a-z0-9]+/g) ?? ['post'];
  const slug = words.reduce((start, word) =>
    start.length + word.length + 1 > longest - 4 ? start : `${start}-${word}`,
  );
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
