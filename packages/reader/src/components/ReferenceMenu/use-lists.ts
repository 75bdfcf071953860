import { useEffect } from 'react';
import { loadLists, useSiblings } from '@reference-lists';
import groups from '@generated/graphql-reference/default/groups.json';
import { referencePath } from 'graphql-docs-reference/graphql';
import { useLoading } from '../use-loading';
import type { Siblings, SymbolLists } from './symbols';
import { nearby } from './symbols';

interface Lists {
  /** All symbols, once they are loaded. */
  readonly lists: SymbolLists | undefined;
  readonly siblings: Siblings;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Those near the symbol of the page come with it; all are in one small file, loaded on demand. */
export function useLists(path: string, isWanted: boolean): Lists {
  const [state, load] = useLoading(loadLists);
  const sent = useSiblings(path);
  const lists = state.status === 'done' ? state.value : undefined;
  // In the dev server no page has a file to come with.
  const isMissing = !sent.kind && path.startsWith(`${referencePath}/`);

  useEffect(() => {
    if ((isMissing || isWanted) && state.status === 'idle') load();
  });

  const siblings = sent.kind || !lists ? sent : nearby(lists, groups, path);
  return { lists, siblings, hasFailed: state.status === 'failed', load };
}
