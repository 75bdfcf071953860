/** Whether a fence carries a word of its own, as in ```` ```ts title="Run it" run ````. */
export function hasWord(meta: string | null | undefined, word: string): boolean {
  const words = (meta ?? '').match(/[^\s="']+=(["']).*?\1|\S+/g) ?? [];
  return words.some((candidate) => candidate === word);
}
