/** Where a word is within a text. */
export interface Word {
  /** In lower case. */
  readonly text: string;
  readonly start: number;
}

/** Capitals up to the next word are an acronym: `JSONObject` is `JSON` and `Object`. */
const nameWord = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;

/** Words of a name, split at a change of case, at digits and at every other character. */
export function findWords(name: string): Word[] {
  return [...name.matchAll(nameWord)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    start: index,
  }));
}

/** `spaceById`, `space_by_id` and `Space by ID` give `space`, `by`, `id`. */
export function splitName(name: string): string[] {
  return findWords(name).map(({ text }) => text);
}

/** A name of GraphQL without separators and case, by which two ways to write it are the same. */
export function squash(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** What a question is asked with, and not what it asks for. */
const fillers = new Set(
  'a about an and any are as at be by can do does for from get happen happens how i if in into is it its me my of on or our should that the there this to use using was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The words that say what a text is about, as they stand; all of them if none does. */
export function findProse(text: string): Word[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
  }));
  const telling = words.filter((word) => !fillers.has(word.text));
  return telling.length > 0 ? telling : words;
}

/** Stems of those words: `Deleting the account` gives `delet`, `account`. */
export function splitProse(text: string): string[] {
  return findProse(text).map((word) => stem(word.text));
}

/** `deleted`, `deletes` and `deleting` give `delet`: enough to bring them together. */
export function stem(word: string): string {
  const cut = word.replace(/(?:ings?|ed|es|s|e)$/, '');
  return cut.length < 3 ? word : cut;
}

/**
 * Whether a stem of a text is meant by a stem of a query, which may be half typed, or have an
 * ending that was not cut: `deprecation` means `deprecat`.
 */
export function isMeant(word: string, wanted: string): boolean {
  const isNearStem = word.length >= 5 && wanted.length - word.length <= 3;
  return word.startsWith(wanted) || (isNearStem && wanted.startsWith(word));
}
