/** What the words behind ```` ```graphql ```` say; `rest` is for the code block (title, lines). */
export interface FenceMeta {
  readonly deprecated: string | undefined;
  readonly unchecked: string | undefined;
  /** Set on code that the reference prints: empty, or the type that a signature belongs to. */
  readonly reference: string | undefined;
  readonly rest: string;
}

export function readMeta(meta: string | null | undefined): FenceMeta {
  let words: readonly string[] = (meta ?? '').match(/[^\s="']+=(["']).*?\1|\S+/g) ?? [];
  const take = (name: string): string | undefined => {
    const found = words.find((word) => word === name || word.startsWith(`${name}=`));
    words = words.filter((word) => word !== found);
    return found?.slice(name.length + 1).replace(/^(["'])(.*)\1$/, '$2');
  };
  const [deprecated, unchecked, reference] = ['deprecated', 'unchecked', 'reference'].map(take);
  return { deprecated, unchecked, reference, rest: words.join(' ') };
}
