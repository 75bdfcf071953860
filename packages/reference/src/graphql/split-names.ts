/** Where a word of a name ends, written without lookbehind, which some browsers lack. */
const wordEnd = /[._/](?=[A-Za-z])|[a-z\d](?=[A-Z(])|[A-Z](?=[A-Z][a-z])/g;

const separator = '\u200b';

/** A text in parts between which a line may break: the words of names that have a length. */
export function splitNames(text: string, from: number): string[] {
  return text
    .replace(/\S+/g, (name) =>
      name.length < from ? name : name.replace(wordEnd, `$&${separator}`),
    )
    .split(separator);
}
