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
  if (ownWords.has(word)) return word;
  const stem = stems.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** The group of synonyms that a stem is in. */
export function groupOf(stem: string): string | undefined {
  return groups.get(stem);
}

/** The group of synonyms that a phrase is in. */
export function phraseGroup(phrase: string): string | undefined {
  return phrase.includes(' ')
    ? (groups.get(phrase) ?? groups.get(phrase.replace(/s$/, '')))
    : undefined;
}

export function startsPhrase(word: string): boolean {
  return firstWords.has(word);
}
