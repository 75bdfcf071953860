/** Where a word lies within a text. */
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

/** Stems of the words of prose that say what it is about; all of them where none does. */
export function splitProse(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** `deleted`, `deletes` and `deleting` give `delet`: enough to bring them together. */
function stem(word: string): string {
  const cut = word.replace(/(?:ings?|ed|es|s|e)$/, '');
  return cut.length < 3 ? word : cut;
}

/**
 * Whether a word of a text is meant by a word of a query, which may be half typed, or have an
 * ending that was not cut: `deprecation` means `deprecat`.
 */
export function isMeant(word: string, wanted: string): boolean {
  const isNearStem = word.length >= 5 && wanted.length - word.length <= 3;
  return word.startsWith(wanted) || (isNearStem && wanted.startsWith(word));
}
