import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Runner } from '../../example/runner';
import { ask } from '../../sandbox';

const none: ReadonlySet<string> = new Set();

/** Schema coordinates that the request holds at its cursor; the last ones while it does not parse. */
export function useSelected(runner: Runner): ReadonlySet<string> {
  const draft = useSyncExternalStore(runner.subscribe, () => runner.get().draft);
  const [selected, setSelected] = useState(none);
  useEffect(() => {
    if (!draft) return undefined;
    let isOver = false;
    const { query: text, variables, cursor } = draft;
    const timer = setTimeout(() => {
      ask('selected', { text, variables, cursor }).then(
        (found) => {
          if (found && !isOver) setSelected(new Set(found));
        },
        () => undefined,
      );
    }, 100);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [draft]);
  return selected;
}
