declare module '@generated/graphql-reference/default/*.json' {
  const entries: readonly (readonly [name: string, slug: string])[];
  export default entries;
}

declare module '@generated/search/default/symbols.json' {
  import type { SymbolFile } from '@site/src/search/symbol-file';

  const symbols: SymbolFile;
  export default symbols;
}

declare module '@generated/search/default/guides.json' {
  import type { GuideRecord } from '@site/src/search/find-guides';

  const guides: readonly GuideRecord[];
  export default guides;
}

declare module '@reference-lists' {
  import type { ListOnServer, LoadList } from '@site/src/components/ReferenceCategory/entry';

  export const listOnServer: ListOnServer;
  export const loadList: LoadList;
}

declare module '@docusaurus/core/lib' {
  export function build(siteDir: string, options: { readonly outDir: string }): Promise<void>;
}
