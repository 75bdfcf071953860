import type { Conditions } from 'graphql-docs-reference/options';
import type { MountEditor } from '../editor/mount-editor';
import type { Destination, RunAnswer } from '../sandbox/protocol';
import type { Changes } from './compare-answers';
import { t } from '../../t';

/** A request that the reader can go back to. */
export interface Opened {
  readonly query: string;
  /** JSON of an object, or nothing. */
  readonly variables: string;
}

/** What the reader has made of a request. */
export interface Draft extends Opened {
  /** Offset in the query, which says which of several operations is meant. */
  readonly cursor: number;
  /** Names what is edited, where an editor shows several texts in turn. */
  readonly document?: string;
  /** What such a text was opened with, if that was not blank. */
  readonly start?: Opened | undefined;
  readonly to?: Destination;
}

export interface RunState {
  readonly status: 'idle' | 'running' | 'done' | 'failed';
  /** What was answered last, until the next answer is there; undefined if the page's stands. */
  readonly answer?: ShownAnswer | undefined;
}

export interface ShownAnswer {
  readonly response: string;
  /** The request that it answers, as `identify` writes it. */
  readonly request: string;
  /** Which of its lines differ from the answer before; undefined if there was none in this world. */
  readonly changes?: Changes | undefined;
  /** The data that it was read from, of which there is another after each reset. */
  readonly world: string;
  /** What was said of it. */
  readonly words: string;
  readonly http?: RunAnswer['http'];
  readonly circumstances?: RunAnswer['circumstances'];
}

export interface RunnerState extends Conditions {
  readonly caller: string;
  readonly run: RunState;
  /** Whether the response that is shown answers another request than the one that is shown. */
  readonly isStale: boolean;
  /** What was done last, for the one place where it is said. */
  readonly message: string;
  /** Whether that is why something has failed. */
  readonly isFailure: boolean;
  /** Whether the reader has run a mutation since the test data was reset. */
  readonly hasChangedData: boolean;
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

/** What decides which request is shown. */
export type Shown = Pick<RunnerState, 'draft' | 'caller' | keyof Conditions>;

/**
 * The state of a runner. It knows when the response that is shown begins to answer an earlier
 * request than the one that is shown, and when that ends, and has it said.
 *
 * @param identify names the request that is shown.
 * @param ofPage the name of the one that the page shows.
 */
export function createRunnerStore(
  start: Pick<RunnerState, 'caller' | 'under'>,
  identify: (shown: Shown) => string,
  ofPage: string,
): Store<RunnerState> {
  const { get, set, subscribe } = createStore<RunnerState>({
    ...start,
    run: { status: 'idle' },
    isStale: false,
    hasChangedData: false,
    message: '',
    isFailure: false,
  });
  return {
    get,
    subscribe,
    set: (change) => {
      // A field of another response is another place.
      const former = { ...get(), failAt: undefined };
      const isOther =
        get().failAt !== undefined &&
        identify({ ...former, ...change, failAt: undefined }) !== identify(former);
      const next = { ...(isOther ? former : get()), ...change };
      const { response, request } = next.run.answer ?? { request: ofPage };
      // No response answers nothing.
      const isStale = response !== '' && identify(next) !== request;
      const message = change.message ?? (isStale === next.isStale ? next.message : sayTurn(next));
      const isFailure = message === get().message ? next.isFailure : change.isFailure === true;
      set({
        ...next,
        ...{ isStale, isFailure },
        message: message === '' && isStale ? t('example.stale') : message,
      });
    },
  };
}

/** What is said when the answer that is shown begins or ends to be an earlier one. */
function sayTurn({ run, message, isStale }: RunnerState): string {
  if (run.status === 'running') return message;
  return isStale ? (run.answer?.words ?? '') : t('example.stale');
}
