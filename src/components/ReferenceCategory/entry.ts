import type { SymbolKind } from '../../graphql/categories';

/** A symbol in the sidebar: its name and the end of its route. */
export type Entry = readonly [name: string, slug: string];

/** The symbols near one of a category, if they are known at once. */
export type UseSiblings = (kind: SymbolKind, slug: string | undefined) => readonly Entry[];

export type LoadList = (kind: SymbolKind) => Promise<readonly Entry[]>;

/** The symbols that the sidebar of a page lists, as the server has sent it. */
export function entriesIn(document: Document): readonly Entry[] {
  const links = document.querySelectorAll('aside [data-symbols] a');
  return [...links].map((link) => {
    const path = link.getAttribute('href') ?? '';
    return [link.textContent, path.slice(path.lastIndexOf('/') + 1)];
  });
}
