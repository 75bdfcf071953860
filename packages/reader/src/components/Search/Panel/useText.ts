import { useCallback, useEffect, useState } from 'react';
import type { Search } from 'graphql-docs-reference/search';
import { currentApi } from '../../../api';

type TextState = 'idle' | 'loading' | 'failed' | 'done';

export interface FullText {
  /** The search, which knows the text once it is there. */
  readonly search: Search;
  readonly state: TextState;
  readonly retry: () => void;
}

/** Has the search read the text of the guides, once a reader begins to type. */
export function useText(search: Search, isWanted: boolean): FullText {
  const [state, setState] = useState<TextState>('idle');
  const [read, setRead] = useState(search);
  const load = useCallback(() => {
    setState('loading');
    currentApi()
      .loadText()
      .then(search.withText)
      .then(
        (withText) => {
          setRead(withText);
          setState('done');
        },
        () => setState('failed'),
      );
  }, [search]);
  const isDue = isWanted && state === 'idle';
  useEffect(() => {
    if (isDue) load();
  }, [isDue, load]);
  return { search: read, state, retry: load };
}
