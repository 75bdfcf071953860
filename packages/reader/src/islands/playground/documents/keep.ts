import { createStorageSlot } from '@docusaurus/theme-common';
import { storedName } from '../../../api';
import type { Store } from '../../example/state';
import { createStore } from '../../example/state';
import type { RunRequest } from '../../sandbox/protocol';
import type { Documents, HistoryEntry, PlaygroundDocument, Request } from './documents';
import {
  activeDocument,
  addDocument,
  addEntry,
  changeActive,
  closeDocument,
  mergeDocuments,
  openRequest,
  readDocuments,
  readEntries,
  takeOver,
  withoutEntry,
  writeDocuments,
} from './documents';

interface DocumentsState extends Documents {
  /** Whether the browser stores them; if not, they last as long as the page. */
  readonly isKept: boolean;
}

export interface KeptDocuments extends Pick<Store<DocumentsState>, 'get' | 'subscribe'> {
  readonly active: () => PlaygroundDocument;
  readonly add: () => void;
  /** Shows a request in a tab of its own. */
  readonly open: (request: Request) => void;
  readonly select: (id: string) => void;
  readonly close: (id: string) => void;
  readonly change: (change: Partial<PlaygroundDocument>) => void;
  /** Listens to other windows no longer. */
  readonly end: () => void;
}

/** The tabs of the playground, in this browser where it lets us, also those of another window. */
export function keepDocuments(first: Request): KeptDocuments {
  const slot = createStorageSlot(storedName('playground.documents'));
  const start = readDocuments(slot.get()) ?? openRequest(none, newId(), first);
  const { get, set, subscribe } = createStore<DocumentsState>({ ...start, isKept: true });
  const changed = new Set<string>();
  const closed = new Set<string>();

  function update(next: Documents): void {
    const text = writeDocuments(
      mergeDocuments(next, readDocuments(slot.get()), { changed, closed }),
    );
    slot.set(text);
    set({ ...next, isKept: slot.get() === text });
  }

  /** Adds a document, which another window does not know. */
  function show(next: Documents): void {
    changed.add(next.active);
    update(next);
  }

  const active = (): PlaygroundDocument => activeDocument(get()) ?? nothing;
  const blank = (): PlaygroundDocument => ({ ...nothing, id: newId(), as: active().as });

  return {
    get,
    subscribe,
    active,
    add: () => show(addDocument(get(), blank())),
    open: (request) => show(openRequest(get(), newId(), request)),
    select: (id) => update({ ...get(), active: id }),
    close: (id) => {
      closed.add(id);
      update(closeDocument(get(), id, blank()));
    },
    change: (change) => show(changeActive(get(), change)),
    end: slot.listen(({ newValue }) => {
      const stored = readDocuments(newValue);
      if (!stored) return;
      // It knows what this window had made of them before.
      for (const { id } of stored.list) changed.delete(id);
      set({ ...get(), ...takeOver(get(), stored) });
    }),
  };
}

const none: Documents = { list: [], active: '' };
const nothing = { id: '', query: '', variables: '', headers: [], as: '', target: '' } as const;

function newId(): string {
  return Math.random().toString(36).slice(2);
}

interface HistoryState {
  readonly entries: readonly HistoryEntry[];
}

export interface History extends Pick<Store<HistoryState>, 'get' | 'subscribe'> {
  readonly add: (request: RunRequest) => void;
  readonly remove: (entry: HistoryEntry) => void;
  readonly clear: () => void;
  readonly end: () => void;
}

/** The requests that were run, in this browser where it lets us, also those of another window. */
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
