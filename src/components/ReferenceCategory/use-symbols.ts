import { useEffect, useState } from 'react';
import { loadList, useSiblings } from '@reference-lists';
import type { SymbolKind } from '../../graphql/categories';
import type { Entry } from './entry';
import { near } from './near';

/** How many symbols of a category are listed. */
export type Extent = 'none' | 'near' | 'all';

type ListState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'done'; readonly entries: readonly Entry[] };

export interface Symbols {
  readonly entries: readonly Entry[];
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/**
 * The symbols of a category in the sidebar. Those near the one of the page come with it; all come
 * from one small file when the reader turns to the category.
 */
export function useSymbols(kind: SymbolKind, slug: string | undefined, extent: Extent): Symbols {
  const [state, setState] = useState<ListState>({ status: 'idle' });
  const sent = useSiblings(kind, slug);
  const known = slug === undefined ? [] : sent;
  // In the dev server no page has a file to come with.
  const isWanted = extent === 'all' || (extent === 'near' && known.length === 0);

  function load(): void {
    if (state.status !== 'idle' && state.status !== 'failed') return;
    setState({ status: 'loading' });
    loadList(kind).then(
      (entries) => setState({ status: 'done', entries }),
      () => setState({ status: 'failed' }),
    );
  }

  useEffect(() => {
    if (isWanted && state.status === 'idle') load();
  });

  const all = state.status === 'done' ? state.entries : undefined;
  const entries = {
    none: () => [],
    near: () => (known.length > 0 ? known : near(all ?? [], slug)),
    all: () => all ?? known,
  }[extent]();
  return { entries, hasFailed: state.status === 'failed' && extent === 'all', load };
}
