import { useEffect, useState } from 'react';
import { loadLists, useSiblings } from '@reference-lists';
import groups from '@generated/graphql-reference/default/groups.json';
import { referencePath } from 'graphql-docs-reference/graphql';
import type { Siblings, SymbolLists } from './symbols';
import { nearby } from './symbols';

type ListState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'done'; readonly lists: SymbolLists };

interface Lists {
  /** All symbols, once they are loaded. */
  readonly lists: SymbolLists | undefined;
  readonly siblings: Siblings;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Those near the symbol of the page come with it; all are in one small file, loaded on demand. */
export function useLists(path: string, isWanted: boolean): Lists {
  const [state, setState] = useState<ListState>({ status: 'idle' });
  const sent = useSiblings(path);
  const lists = state.status === 'done' ? state.lists : undefined;
  // In the dev server no page has a file to come with.
  const isMissing = !sent.kind && path.startsWith(`${referencePath}/`);

  function load(): void {
    if (state.status === 'loading' || state.status === 'done') return;
    setState({ status: 'loading' });
    loadLists().then(
      (all) => setState({ status: 'done', lists: all }),
      () => setState({ status: 'failed' }),
    );
  }

  useEffect(() => {
    if ((isMissing || isWanted) && state.status === 'idle') load();
  });

  const siblings = sent.kind || !lists ? sent : nearby(lists, groups, path);
  return { lists, siblings, hasFailed: state.status === 'failed', load };
}
