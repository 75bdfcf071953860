import { createStorageSlot } from '@docusaurus/theme-common';
import type { Runner } from '../example/runner';
import type { Store } from '../example/state';
import { createStore } from '../example/state';
import type { HistoryEntry } from './history';
import { addEntry, readEntries, withoutEntry } from './history';

export interface HistoryState {
  readonly entries: readonly HistoryEntry[];
}

export interface History extends Pick<Store<HistoryState>, 'get' | 'subscribe'> {
  readonly remove: (entry: HistoryEntry) => void;
  readonly clear: () => void;
  /** Keeps nothing more. */
  readonly end: () => void;
}

/** The requests that were run, kept in this browser where it lets us, or else as long as the page. */
export function keepHistory(runner: Runner): History {
  const slot = createStorageSlot('playground.history');
  const { get, set, subscribe } = createStore<HistoryState>({ entries: readEntries(slot.get()) });
  const update = (entries: readonly HistoryEntry[]): void => {
    set({ entries });
    slot.set(JSON.stringify(entries));
  };
  let last = runner.get().run;
  const end = runner.subscribe(() => {
    const { run } = runner.get();
    const begins = run !== last && run.status === 'running';
    last = run;
    if (begins) update(addEntry(get().entries, entryOf(runner)));
  });
  const clear = (): void => {
    set({ entries: [] });
    slot.del();
  };
  return {
    get,
    subscribe,
    end,
    clear,
    remove: (entry) => update(withoutEntry(get().entries, entry)),
  };
}

function entryOf(runner: Runner): HistoryEntry {
  const { query, variables, as, to } = runner.request();
  return { query, variables, as, target: to?.target ?? '', at: Date.now() };
}
