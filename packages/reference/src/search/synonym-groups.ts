import { stemmer } from 'stemmer';
import { synonyms } from './synonyms';

const entries = synonyms.flatMap((group) =>
  group.split(', ').map((entry) => ({ text: entry.replaceAll('-', ' '), group })),
);
/** A word that stands for itself alone. */
const ownWords = new Set(entries.map(({ text }) => text).filter((text) => /^\S+ing$/.test(text)));
const stems = new Map<string, string>();
const groups = new Map(
  entries.map(({ text, group }) => [text.includes(' ') ? text : stemOf(text), group]),
);
const firstWords = new Set(
  entries.flatMap(({ text }) => (text.includes(' ') ? text.split(' ', 1) : [])),
);

/** The same for all forms of a word: `token` for `tokens`. */
export function stemOf(word: string): string {
  const singular = word.replace(/s$/, '');
  if (ownWords.has(singular)) return singular;
  const stem = stems.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** The group of synonyms that a stem or a phrase is in. */
export function groupOf(stem: string): string | undefined {
  return groups.get(stem);
}

/** A phrase of the synonyms as it is written there, for it or its plural. */
export function findPhrase(text: string): string | undefined {
  if (!text.includes(' ')) return undefined;
  return [text, text.replace(/s$/, '')].find((phrase) => groups.has(phrase));
}

export function startsPhrase(word: string): boolean {
  return firstWords.has(word);
}
