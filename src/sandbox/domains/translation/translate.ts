import { glossary, sentences } from './glossary';

/** Languages between which the model can translate; the platform knows more. */
export const translatable: readonly string[] = ['de', 'en'];

/** Name of the machine, shown below a translation. */
export const engine = 'platform-mt-2';

const parts = /https?:\/\/\S+|@[\w.:-]+|\p{L}+/gu;

/**
 * Replaces a machine: sentences that it knows, otherwise word by word, where unknown words stay.
 * Line breaks, links and mentions are as in the source.
 */
export function translate(text: string, from: string, to: string): string {
  const known = sentences.find((pair) => pair[from] === text)?.[to];
  if (known !== undefined) return known;
  return text.replace(parts, (part, offset: number) => {
    const word = wordFor(part, from, to);
    return offset === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

function wordFor(part: string, from: string, to: string): string {
  const pair = glossary.find((words) => words[from]?.toLowerCase() === part.toLowerCase());
  return pair?.[to] ?? part;
}
