import type { KeyboardEvent } from 'react';
import { useState } from 'react';

export interface ActiveRow {
  /** Of the element of the active row. */
  readonly id: string | undefined;
  readonly path: string | undefined;
  readonly idOf: (path: string) => string;
  readonly set: (path: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Wanted {
  readonly query: string;
  readonly path: string;
}

/**
 * The row that Enter opens: the best one, until the reader moves to another. It stays on that one
 * while others come in around it, and another query begins at the best again.
 */
export function useActiveRow(paths: readonly string[], query: string, listId: string): ActiveRow {
  const [wanted, setWanted] = useState<Wanted>();
  const index = Math.max(0, wanted?.query === query ? paths.indexOf(wanted.path) : 0);
  const path = paths[index];
  const idOf = (row: string): string => `${listId}-${paths.indexOf(row)}`;
  const id = path === undefined ? undefined : idOf(path);
  const set = (row: string): void => setWanted({ query, path: row });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter' && id !== undefined) {
      event.preventDefault();
      document.getElementById(id)?.click();
      return;
    }
    const target = targetOf(event.key, index, paths.length);
    const next = target === undefined ? undefined : paths[target];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  return { id, path, idOf, set, onKeyDown };
}

/** Up from the first goes to the last, and down from the last to the first. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
