declare module '@generated/graphql-reference/default/groups.json' {
  import type { Groups } from 'graphql-docs-reader/components';

  const groups: Groups;
  export default groups;
}

declare module '@generated/graphql-reference/default/symbols.json' {
  import type { MenuFile } from 'graphql-docs-reader/components';

  const symbols: MenuFile;
  export default symbols;
}

declare module '@reference-lists' {
  import type { ListSource } from 'graphql-docs-reader/components';

  export const loadLists: ListSource['loadLists'];
  export const useSiblings: ListSource['useSiblings'];
}

declare module '@docusaurus/core/lib' {
  export function build(
    siteDir: string,
    options: { readonly outDir: string; readonly locale: readonly string[] },
  ): Promise<void>;
  export function runCLI(args: readonly string[]): Promise<void>;
}

declare module '@generated/home-data/default/domains.json' {
  const domains: readonly {
    readonly label: string;
    readonly href: string;
    readonly counts: string;
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

declare module '*.woff2?common' {
  const address: string;
  export default address;
}

/** All APIs that the site documents, in the order of its config. */
declare module '@apis' {
  import type { Api } from 'graphql-docs-reader/islands';

  const apis: readonly [Api, ...Api[]];
  export default apis;
}

declare module '@sandboxes' {
  import type { Sandbox } from 'graphql-docs-reader/islands';

  const sandboxes: readonly [Sandbox, ...Sandbox[]];
  export default sandboxes;
}

/** The islands that the site adds, by name. */
declare module '@islands' {
  import type { Registration } from 'graphql-docs-reader/islands';

  const islands: Readonly<Record<string, Registration>>;
  export default islands;
}

declare module '@reference-page' {
  import type { ReadPage } from 'docusaurus-preset-graphql-docs/plugins';

  export const useReferencePage: ReadPage;
}

/** What the plugin has written that makes the pages of the docs. */
declare module '@docs-versions' {
  import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

  const versions: Readonly<Record<string, PropVersionMetadata>>;
  export default versions;
}
