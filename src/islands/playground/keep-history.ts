import { createStorageSlot } from '@docusaurus/theme-common';
import type { Runner } from '../example/runner';
import type { RunnerState, Store } from '../example/state';
import { createStore } from '../example/state';
import type { HistoryEntry } from './history';
import { addEntry, readEntries } from './history';

export interface HistoryState {
  readonly entries: readonly HistoryEntry[];
}

export interface History extends Pick<Store<HistoryState>, 'get' | 'subscribe'> {
  readonly clear: () => void;
  /** Keeps nothing more. */
  readonly end: () => void;
}

/**
 * The requests that were run, kept in this browser where it lets us, and otherwise as long as the
 * page. So is the one that is written, for a reader who goes to read and comes back.
 */
export function keepHistory(runner: Runner): History {
  const slot = createStorageSlot('playground.history');
  const { get, set, subscribe } = createStore<HistoryState>({ entries: readEntries(slot.get()) });
  let last = runner.get();
  const end = runner.subscribe(() => {
    const { run, draft, persona } = runner.get();
    const isNew = {
      run: run !== last.run,
      draft: draft !== last.draft || persona !== last.persona,
    };
    last = runner.get();
    if (!draft) return;
    const entry = entryOf(draft, persona);
    if (isNew.draft) draftSlot().set(JSON.stringify([entry]));
    if (!isNew.run || run.status !== 'running') return;
    set({ entries: addEntry(get().entries, entry) });
    slot.set(JSON.stringify(get().entries));
  });
  const clear = (): void => {
    set({ entries: [] });
    slot.del();
  };
  return { get, subscribe, clear, end };
}

/** What was written last, also on an earlier visit. */
export function readSavedDraft(): HistoryEntry | undefined {
  return readEntries(draftSlot().get())[0];
}

const draftSlot = (): ReturnType<typeof createStorageSlot> => createStorageSlot('playground.draft');

function entryOf(
  { query, variables }: NonNullable<RunnerState['draft']>,
  as: RunnerState['persona'],
): HistoryEntry {
  return { query, variables, as };
}
