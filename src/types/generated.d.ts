declare module '@generated/graphql-reference/default/groups.json' {
  import type { Groups } from '@site/src/components/ReferenceMenu/symbols';

  const groups: Groups;
  export default groups;
}

declare module '@generated/graphql-reference/default/symbols.json' {
  import type { SymbolFile } from '@site/src/components/ReferenceMenu/symbols';

  const symbols: SymbolFile;
  export default symbols;
}

declare module '@generated/search/default/symbols.json' {
  import type { SymbolFile } from '@site/src/search/symbol-file';

  const symbols: SymbolFile;
  export default symbols;
}

declare module '@generated/search/default/guides.json' {
  import type { GuideRecord } from '@site/src/search/guide-record';

  const guides: readonly GuideRecord[];
  export default guides;
}

declare module '@generated/search/default/words.json' {
  import type { SearchWords } from '@site/src/search/search-words';

  const words: SearchWords;
  export default words;
}

declare module '@generated/search/default/text.json' {
  import type { TextFile } from '@site/src/search/text-file';

  const text: TextFile;
  export default text;
}

declare module '@reference-lists' {
  import type { ListSource } from '@site/src/components/ReferenceMenu/symbols';

  export const loadLists: ListSource['loadLists'];
  export const useSiblings: ListSource['useSiblings'];
}

declare module '@docusaurus/core/lib' {
  export function build(
    siteDir: string,
    options: { readonly outDir: string; readonly locale: readonly string[] },
  ): Promise<void>;
}

declare module '@generated/home-data/default/domains.json' {
  const domains: readonly {
    readonly label: string;
    readonly href: string;
    readonly operations: number;
    readonly types: number;
  }[];
  export default domains;
}

declare module '@generated/home-data/default/posts.json' {
  const posts: readonly {
    readonly title: string;
    readonly description: string;
    readonly href: string;
    readonly date: string;
  }[];
  export default posts;
}

declare module '@generated/home-data/default/release.json' {
  const release: {
    readonly date: string;
    readonly href: string;
    readonly summary: string;
    readonly changes: readonly {
      readonly href: string;
      readonly runs: readonly { readonly value: string; readonly isCode: boolean }[];
    }[];
    readonly deprecated: number;
  } | null;
  export default release;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '@generated/sandbox/default/sdl.json' {
  const sdl: string;
  export default sdl;
}

declare module '@generated/sandbox/default/town.json' {
  import type { PackedTown } from '@site/src/sandbox/kit/packed-town';

  const town: PackedTown;
  export default town;
}

declare module '@generated/sandbox/default/texts.json' {
  /** Descriptions of the schema by coordinate. */
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '@generated/sandbox/default/is-own.json' {
  /** False where `SCHEMA` names another schema. */
  const isOwn: boolean;
  export default isOwn;
}

declare module '@model' {
  import type { BrowserModel } from '@site/src/islands/sandbox/model/browser-model';

  export const model: BrowserModel;
}

declare module '@reference-page' {
  import type { ReadPage } from '@site/src/plugins/graphql-reference/page/read-page';

  export const useReferencePage: ReadPage;
}

declare module '@generated/docusaurus-plugin-content-docs/default/versions.json' {
  import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

  const versions: Readonly<Record<string, PropVersionMetadata>>;
  export default versions;
}
