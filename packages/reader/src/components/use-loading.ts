import { useCallback, useRef, useState } from 'react';

export type Loading<Value> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'done'; readonly value: Value };

/** Loads something once it is told to, and again after a failure. */
export function useLoading<Value>(
  load: () => Promise<Value>,
): readonly [state: Loading<Value>, start: () => void] {
  const [state, setState] = useState<Loading<Value>>({ status: 'idle' });
  const isAsked = useRef(false);
  const start = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ status: 'loading' });
    load().then(
      (value) => setState({ status: 'done', value }),
      () => {
        isAsked.current = false;
        setState({ status: 'failed' });
      },
    );
  }, [load]);
  return [state, start];
}
