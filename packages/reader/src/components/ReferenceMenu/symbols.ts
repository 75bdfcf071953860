import type { SymbolKind } from 'graphql-docs-reference/graphql';
import { categories, symbolPaths } from 'graphql-docs-reference/graphql';

export interface Entry {
  readonly name: string;
  readonly path: string;
  readonly isDeprecated: boolean;
}

/** A part of one of the two orders. */
export interface Group {
  readonly id: string;
  readonly label: string;
  /** The page, or the section of one, that lists its symbols. */
  readonly href: string;
  readonly count: number;
}

export type Order = 'domain' | 'kind';

/** The orders that there are; a schema in one file has no domains. */
export type Groups = Readonly<Record<Order, readonly Group[]>>;

/** Every symbol by kind: its name, the position of its domain, and 1 if it is deprecated. */
export type MenuFile = Partial<
  Readonly<Record<SymbolKind, readonly (readonly [name: string, domain: number, mark?: 1])[]>>
>;

export type SymbolLists = ReadonlyMap<string, readonly Entry[]>;

/** The group of the page, and its symbols near that of the page. */
export interface Nearby {
  readonly group: string;
  readonly entries: readonly Entry[];
  /** Whether the group has others before these, and after them. */
  readonly cut: Cut;
}

export interface Cut {
  readonly before: boolean;
  readonly after: boolean;
}

/** Those of the page that is shown; none on a page that is no symbol's. */
export type Siblings = Partial<Readonly<Record<Order, Nearby>>>;

export interface ListSource {
  readonly loadLists: () => Promise<SymbolLists>;
  /** What is known without loading. */
  readonly useSiblings: (path: string) => Siblings;
}

export function listSymbols(file: MenuFile, { domain: domains }: Groups): SymbolLists {
  const lists = new Map<string, Entry[]>();
  const add = (group: string, entry: Entry): void => {
    const list = lists.get(group);
    if (list) list.push(entry);
    else lists.set(group, [entry]);
  };
  for (const { kind } of categories) {
    const symbols = file[kind] ?? [];
    const paths = symbolPaths(
      kind,
      symbols.map(([name]) => name),
    );
    for (const [name, domain, mark] of symbols) {
      const entry = { name, path: paths.get(name) ?? '', isDeprecated: mark === 1 };
      add(kind, entry);
      const group = domains[domain];
      if (group) add(group.id, entry);
    }
  }
  return lists;
}

/** The largest group that is listed whole: each page sends its list, whose bytes a reader waits for. */
const wholeSize = 20;

/** How many entries of a larger group stand on either side of the current one. */
const reach = 2;

/** The groups of the symbol with a path, whole or with the entries around it, as many at either end. */
export function nearby(lists: SymbolLists, groups: Groups, path: string): Siblings {
  const find = (order: Order): Nearby | undefined => {
    for (const { id } of groups[order]) {
      const entries = lists.get(id) ?? [];
      const place = entries.findIndex((entry) => entry.path === path);
      if (place < 0) continue;
      const size = entries.length > wholeSize ? 2 * reach + 1 : entries.length;
      const start = Math.max(0, Math.min(place - reach, entries.length - size));
      const end = start + size;
      const cut = { before: start > 0, after: end < entries.length };
      return { group: id, entries: entries.slice(start, end), cut };
    }
    return undefined;
  };
  return { domain: find('domain'), kind: find('kind') };
}

export function listId(group: string): string {
  return `symbols-${group}`;
}

/** The symbols that the menu of a page lists, as the server has sent it. */
export function siblingsIn(document: Document): Siblings {
  const find = (order: Order): Nearby | undefined => {
    const list = document.querySelector(`aside [data-order=${order}] ul`);
    if (!list) return undefined;
    const entries = [...list.querySelectorAll('a')].map((link): Entry => {
      const struck = link.querySelector('s');
      return {
        name: (struck ?? link).textContent,
        path: link.getAttribute('href') ?? '',
        isDeprecated: struck !== null,
      };
    });
    const isCut = (side: keyof Cut): boolean => list.matches(`[data-cut~=${side}]`);
    return {
      group: list.id.slice(listId('').length),
      entries,
      cut: { before: isCut('before'), after: isCut('after') },
    };
  };
  return { domain: find('domain'), kind: find('kind') };
}

/** Whether a text holds each word of a query, or its beginning, in whatever case and order. */
export function holdsWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
