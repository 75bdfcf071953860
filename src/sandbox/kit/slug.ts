import { folded } from './text';

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
