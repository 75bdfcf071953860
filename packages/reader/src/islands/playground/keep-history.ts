import { createStorageSlot } from '@docusaurus/theme-common';
import { storedName } from '../../api';
import type { Store } from '../example/state';
import { createStore } from '../example/state';
import type { RunRequest } from '../sandbox/protocol';
import type { HistoryEntry } from './documents/history';
import { addEntry, readEntries, withoutEntry } from './documents/history';

export interface HistoryState {
  readonly entries: readonly HistoryEntry[];
}

export interface History extends Pick<Store<HistoryState>, 'get' | 'subscribe'> {
  readonly add: (request: RunRequest) => void;
  readonly remove: (entry: HistoryEntry) => void;
  readonly clear: () => void;
  /** Keeps nothing more. */
  readonly end: () => void;
}

/**
 * The requests that were run, kept in this browser where it lets us, or else as long as the page.
 * Another window adds to them, too.
 */
export function keepHistory(): History {
  const slot = createStorageSlot(storedName('playground.history'));
  const { get, set, subscribe } = createStore<HistoryState>({ entries: readEntries(slot.get()) });
  let isKept = true;
  const update = (change: (entries: readonly HistoryEntry[]) => readonly HistoryEntry[]): void => {
    const entries = change(isKept ? readEntries(slot.get()) : get().entries);
    const text = JSON.stringify(entries);
    slot.set(text);
    isKept = slot.get() === text;
    set({ entries });
  };
  return {
    get,
    subscribe,
    add: (request) => update((entries) => addEntry(entries, entryOf(request))),
    end: slot.listen(({ newValue }) => set({ entries: readEntries(newValue) })),
    clear: () => update(() => []),
    remove: (entry) => update((entries) => withoutEntry(entries, entry)),
  };
}

function entryOf({ query, variables, as, to }: RunRequest): HistoryEntry {
  return { query, variables, as, target: to?.target ?? '', at: Date.now() };
}
