import type { SymbolKind } from '../../graphql/categories';

/** A symbol in the sidebar: its name and the end of its route. */
export type Entry = readonly [name: string, slug: string];

/** The symbols near one of a category, if they are known at once. */
export type UseSiblings = (kind: SymbolKind, slug: string | undefined) => readonly Entry[];

export type LoadList = (kind: SymbolKind) => Promise<readonly Entry[]>;
