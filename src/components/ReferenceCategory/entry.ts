import type { SymbolKind } from '../../graphql/categories';

/** A symbol in the sidebar: its name and the end of its route. */
export type Entry = readonly [name: string, slug: string];

/** The list of a category while HTML is made, and undefined in the browser. */
export type ListOnServer = (kind: SymbolKind) => readonly Entry[] | undefined;

export type LoadList = (kind: SymbolKind) => Promise<readonly Entry[]>;
