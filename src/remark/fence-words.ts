/** The words behind the language of a fence; `title="Two words"` is one. */
export function fenceWords(meta: string | null | undefined): readonly string[] {
  return (meta ?? '').match(/[^\s="']+=(["']).*?\1|\S+/g) ?? [];
}

/** What `name="…"` gives, empty for a name alone, and undefined if there is neither. */
export function fenceValue(words: readonly string[], name: string): string | undefined {
  const found = words.find((word) => word === name || word.startsWith(`${name}=`));
  return found?.slice(name.length + 1).replace(/^(["'])(.*)\1$/, '$2');
}
