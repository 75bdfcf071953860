import { createStorageSlot } from '@docusaurus/theme-common';
import { storedName } from '../../api';
import type { Store } from '../example/state';
import { createStore } from '../example/state';
import type { RunRequest } from '../sandbox/protocol';
import type { Documents, PlaygroundDocument, Request } from './documents/documents';
import {
  activeDocument,
  addDocument,
  changeActive,
  closeDocument,
  mergeDocuments,
  openRequest,
  readDocuments,
  readDraft,
  writeDocuments,
} from './documents/documents';
import type { HistoryEntry } from './documents/history';
import { addEntry, readEntries, withoutEntry } from './documents/history';
import type { Border, Panels } from './panels/sizes';
import { limits, readPanels, withSize } from './panels/sizes';
import type { RemoteRequest } from './targets/remote';
import { isCovered, keyOf, readGiven } from './targets/targets';

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
}

/** The tabs of the playground, in this browser where it lets us, also those of another window. */
export function keepDocuments(first: Request): KeptDocuments {
  const slot = createStorageSlot(storedName('playground.documents'));
  const start = readDocuments(slot.get()) ?? takeDraft() ?? openRequest(none, newId(), first);
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

  const blank = (): PlaygroundDocument => ({
    ...blankRequest,
    id: newId(),
    headers: [],
    as: active().as,
  });
  const active = (): PlaygroundDocument => activeDocument(get()) ?? { ...blankRequest, ...unnamed };

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
  };
}

const none: Documents = { list: [], active: '' };
const unnamed = { id: '', headers: [] } as const;
const blankRequest = { query: '', variables: '', as: '', target: '' } as const;

function newId(): string {
  return Math.random().toString(36).slice(2);
}

/** What an earlier version of this page stored, which is stored as a tab from now on. */
function takeDraft(): Documents | undefined {
  const slot = createStorageSlot('playground.draft');
  const documents = readDraft(slot.get(), newId());
  slot.del();
  return documents;
}

interface HistoryState {
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

export interface KeptPanels extends Pick<Store<Panels>, 'get' | 'subscribe'> {
  readonly resize: (border: Border, size: number) => void;
  /** Gives a border its usual place. */
  readonly reset: (border: Border) => void;
  readonly toggleAside: () => void;
}

/** How the reader has arranged the panels, kept where the browser lets us. */
export function keepPanels(): KeptPanels {
  const slot = createStorageSlot('playground.panels');
  const { get, set, subscribe } = createStore<Panels>(readPanels(slot.get()));
  const update = (next: Panels): void => {
    set(next);
    slot.set(JSON.stringify(next));
  };
  return {
    get,
    subscribe,
    resize: (border, size) => update(withSize(get(), border, size)),
    reset: (border) => update(withSize(get(), border, limits[border].usual)),
    toggleAside: () => update({ ...get(), isAsideHidden: !get().isAsideHidden }),
  };
}

export interface Consent {
  readonly isGiven: (request: RemoteRequest) => boolean;
  readonly give: (request: RemoteRequest) => void;
}

/**
 * Where the reader has agreed to send without being asked again: an address, with headers of the
 * same names. It lasts as long as the browser's tab, and where nothing is stored, as the page.
 */
export function keepConsent(): Consent {
  const slot = createStorageSlot('playground.consent', { persistence: 'sessionStorage' });
  const given = new Set(readGiven(slot.get()));
  return {
    isGiven: (request) => isCovered(keyOf(request), given),
    give: (request) => {
      given.add(keyOf(request));
      slot.set(JSON.stringify([...given]));
    },
  };
}
