import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { Row } from './rows';

export interface ActiveRow {
  /** Of the element of the active row. */
  readonly id: string | undefined;
  readonly key: string | undefined;
  readonly idOf: (key: string) => string;
  readonly set: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The row that Enter opens. It is the first one until the reader moves on, and stays on its result
 * while others come in around it.
 */
export function useActiveRow(rows: readonly Row[], listId: string): ActiveRow {
  const [wanted, setWanted] = useState<string>();
  const index = Math.max(
    0,
    rows.findIndex(({ key }) => key === wanted),
  );
  const key = rows[index]?.key;
  const idOf = (rowKey: string): string =>
    `${listId}-${rows.findIndex((row) => row.key === rowKey)}`;
  const id = key === undefined ? undefined : idOf(key);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter' && id !== undefined) {
      event.preventDefault();
      document.getElementById(id)?.click();
      return;
    }
    const target = targetOf(event.key, index, rows.length);
    const next = target === undefined ? undefined : rows[target];
    if (next === undefined) return;
    event.preventDefault();
    setWanted(next.key);
    document.getElementById(idOf(next.key))?.scrollIntoView({ block: 'nearest' });
  }

  return { id, key, idOf, set: setWanted, onKeyDown };
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
