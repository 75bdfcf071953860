/** What the words behind ```` ```graphql ```` say; `rest` is for the code block (title, lines). */
export interface FenceMeta {
  readonly deprecated: string | undefined;
  readonly unchecked: string | undefined;
  /** Set on code that the reference prints: empty, or the type that a signature belongs to. */
  readonly reference: string | undefined;
  readonly rest: string;
}

export function readMeta(meta: string | null | undefined): FenceMeta {
  let rest = meta ?? '';
  const take = (name: string): string | undefined => {
    const match = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|(\\w+)))?(?=\\s|$)`).exec(rest);
    if (!match) return undefined;
    rest = rest.replace(match[0], '').trim();
    return match[1] ?? match[2] ?? '';
  };
  const [deprecated, unchecked, reference] = ['deprecated', 'unchecked', 'reference'].map(take);
  return { deprecated, unchecked, reference, rest };
}
