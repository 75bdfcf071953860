import { useEffect, useEffectEvent, useState } from 'react';
import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
import type { RunnerState } from '../Example/state';
import type { HistoryEntry } from './history';
import { addEntry, readEntries } from './history';

export interface History {
  readonly entries: readonly HistoryEntry[];
  readonly clear: () => void;
}

/**
 * The requests that were run, kept in this browser where it lets us. So is the one that is written,
 * for a reader who goes to read and comes back.
 */
export function useHistory({ run, draft, persona }: RunnerState): History {
  const [stored, slot] = useStorageSlot('playground.history');
  // Where nothing can be stored the list lasts as long as the page.
  const [added, setAdded] = useState<readonly HistoryEntry[]>();
  const entries = added ?? readEntries(stored);

  const record = useEffectEvent(() => {
    if (!draft) return;
    const next = addEntry(entries, entryOf(draft, persona));
    setAdded(next);
    slot.set(JSON.stringify(next));
  });
  useEffect(() => {
    if (run.status === 'running') record();
  }, [run]);
  useEffect(() => {
    if (draft) draftSlot().set(JSON.stringify([entryOf(draft, persona)]));
  }, [draft, persona]);

  const clear = (): void => {
    setAdded([]);
    slot.del();
  };
  return { entries, clear };
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
