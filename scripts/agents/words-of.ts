/** Words that say nothing of what is asked for. */
const empty = new Set(
  'a all an and another are as at back by can cannot did do does else exist for from get go have how i in into is it me my not of on or people should somebody someone the their them they this to under up was what when where whether which while who why will with'.split(
    ' ',
  ),
);

/** The words of a prompt to search for, as it has them. */
export function wordsOf(prompt: string): string[] {
  return prompt
    .split(/[^\w.]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !empty.has(word.toLowerCase()));
}
