import { useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { FullTextHit } from '../../../search/search';
import type { FindFullText } from './pagefind';
import { loadFullText } from './pagefind';

export type FullTextState =
  | { readonly status: 'idle' }
  | { readonly status: 'running' | 'failed'; readonly query: string }
  | { readonly status: 'done'; readonly query: string; readonly hits: readonly FullTextHit[] };

const idle: FullTextState = { status: 'idle' };

/** The index is made from the built site. */
export const hasFullText = process.env.NODE_ENV === 'production';

/** A pause in the typing, before something is loaded for it. */
const pause = 250;
/** What takes longer has stalled. */
const patience = 15_000;

export interface FullText {
  readonly state: FullTextState;
  /** Hits for the query, and none while they are on their way. */
  readonly hits: readonly FullTextHit[];
  readonly retry: () => void;
}

/** Looks a query up in the text of the guides after a pause, if that is wanted. */
export function useFullText(query: string, isWanted: boolean): FullText {
  const folder = useBaseUrl('/pagefind/');
  const find = useRef<Promise<FindFullText>>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FullTextState>(idle);

  const isAsked = isWanted && hasFullText && query.length >= 3;

  useEffect(() => {
    if (!isAsked) return;
    let isStale = false;
    const finish = (next: FullTextState): void => {
      if (!isStale) setState(next);
    };
    const timer = setTimeout(() => {
      setState({ status: 'running', query });
      find.current ??= loadFullText(folder, attempt);
      Promise.race([find.current.then((search) => search(query)), stall()]).then(
        (hits) => finish({ status: 'done', query, hits }),
        () => {
          find.current = undefined;
          finish({ status: 'failed', query });
        },
      );
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, isAsked, folder, attempt]);

  const hits = state.status === 'done' && state.query === query ? state.hits : none;
  // What was asked last may be on its way when nothing is asked any more.
  const isIdle = state.status === 'running' && !isAsked;
  return { state: isIdle ? idle : state, hits, retry: () => setAttempt(attempt + 1) };
}

const none: readonly FullTextHit[] = [];

function stall(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Error('The index of the text stalled')), patience);
  });
}
