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

/** A shorter word has too many neighbours for its letters to be guessed. */
const shortest = 4;

/**
 * Whether a word begins with what was typed if one letter of it is missing, too many, wrong, or
 * exchanged with the next: `catlog`, `catallog`, `catolog` and `catlaog` all begin `catalog`.
 */
export function startsWithTypingError(word: string, typed: string): boolean {
  if (typed.length < shortest) return false;
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  const next = same + 1;
  return (
    continues(word, next, typed, same) ||
    continues(word, same, typed, next) ||
    continues(word, next, typed, next) ||
    (word[same] === typed[next] &&
      word[next] === typed[same] &&
      continues(word, next + 1, typed, next + 1))
  );
}

/** Compares in place, since a key press compares with each of many thousand names. */
function continues(word: string, wordStart: number, typed: string, typedStart: number): boolean {
  for (let at = typedStart; at < typed.length; at += 1) {
    if (word[wordStart + at - typedStart] !== typed[at]) return false;
  }
  return true;
}
