import type { PersonaId } from '../../sandbox/personas';
import type { MountEditor } from '../editor/mount-editor';

/** What the reader has made of a request. */
export interface Draft {
  readonly query: string;
  /** JSON of an object, or nothing. */
  readonly variables: string;
  /** Offset in the query, which says which of several operations is meant. */
  readonly cursor: number;
}

export interface RunState {
  readonly status: 'idle' | 'running' | 'done' | 'failed';
  /** What was answered last, until the next answer is there; undefined if the page's stands. */
  readonly response?: string;
}

export interface RunnerState {
  readonly persona: PersonaId;
  readonly run: RunState;
  /** What was done last, for the one place where it is said. */
  readonly message: string;
  /** Undefined until the reader edits. */
  readonly draft?: Draft | undefined;
  /** Undefined until it is loaded. */
  readonly mountEditor?: MountEditor;
}

/** A value that tells when it changes, as React wants it for `useSyncExternalStore`, too. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createStore<State>(start: State): Store<State> {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
