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
