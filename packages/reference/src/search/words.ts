/** Where a word is within a text. */
export interface Word {
  /** In lower case. */
  readonly text: string;
  readonly start: number;
}

/** Capitals up to the next word are an acronym: `JSONObject` is `JSON` and `Object`. */
// eslint-disable-next-line regexp/no-super-linear-move -- Capitals always match: with their last one, or without it.
const nameWord = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;

/** Words of a name, split at a change of case, at digits and at every other character. */
export function findWords(name: string): Word[] {
  return [...name.matchAll(nameWord)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    start: index,
  }));
}

/** `bookById`, `book_by_id` and `Book by ID` give `book`, `by`, `id`. */
export function splitName(name: string): string[] {
  return findWords(name).map(({ text }) => text);
}

/** A name of GraphQL without separators and case, by which two ways to write it are the same. */
export function squash(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
