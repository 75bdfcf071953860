import { createStorageSlot } from '@docusaurus/theme-common';
import type { Runner } from '../example/runner';
import type { Store } from '../example/state';
import { createStore } from '../example/state';
import type { HistoryEntry } from './documents/history';
import { addEntry, readEntries, withoutEntry } from './documents/history';

export interface HistoryState {
  readonly entries: readonly HistoryEntry[];
}

export interface History extends Pick<Store<HistoryState>, 'get' | 'subscribe'> {
  readonly remove: (entry: HistoryEntry) => void;
  readonly clear: () => void;
  /** Keeps nothing more. */
  readonly end: () => void;
}

/**
 * The requests that were run, kept in this browser where it lets us, or else as long as the page.
 * Another window adds to them, too.
 */
export function keepHistory(runner: Runner): History {
  const slot = createStorageSlot('playground.history');
  const { get, set, subscribe } = createStore<HistoryState>({ entries: readEntries(slot.get()) });
  let isKept = true;
  const update = (change: (entries: readonly HistoryEntry[]) => readonly HistoryEntry[]): void => {
    const entries = change(isKept ? readEntries(slot.get()) : get().entries);
    const text = JSON.stringify(entries);
    slot.set(text);
    isKept = slot.get() === text;
    set({ entries });
  };
  let last = runner.get().run;
  const ends = [
    slot.listen(({ newValue }) => set({ entries: readEntries(newValue) })),
    runner.subscribe(() => {
      const { run } = runner.get();
      const begins = run !== last && run.status === 'running';
      last = run;
      if (begins) update((entries) => addEntry(entries, entryOf(runner)));
    }),
  ];
  return {
    get,
    subscribe,
    end: () => ends.forEach((end) => end()),
    clear: () => update(() => []),
    remove: (entry) => update((entries) => withoutEntry(entries, entry)),
  };
}

function entryOf(runner: Runner): HistoryEntry {
  const { query, variables, as, to } = runner.request();
  return { query, variables, as, target: to?.target ?? '', at: Date.now() };
}
