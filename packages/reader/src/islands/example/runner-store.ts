import { messages } from './messages';
import type { RunnerState, Store } from './state';
import { createStore } from './state';

/** What decides which request is shown. */
type Shown = Pick<RunnerState, 'draft' | 'persona'>;

/**
 * The state of a runner. It knows when the response that is shown begins to answer an earlier
 * request than the one that is shown, and when that ends, and has it said.
 *
 * @param identify names the request that is shown.
 */
export function createRunnerStore(
  persona: RunnerState['persona'],
  identify: (shown: Shown) => string,
): Store<RunnerState> {
  const { get, set, subscribe } = createStore<RunnerState>({
    persona,
    run: { status: 'idle' },
    isStale: false,
    hasChangedData: false,
    message: '',
  });
  const ofPage = identify({ persona });
  return {
    get,
    subscribe,
    set: (change) => {
      const next = { ...get(), ...change };
      const { response, request } = next.run.answer ?? { request: ofPage };
      // No response answers nothing.
      const isStale = response !== '' && identify(next) !== request;
      const message = change.message ?? (isStale === next.isStale ? next.message : sayTurn(next));
      set({ ...change, isStale, message: message === '' && isStale ? messages.stale : message });
    },
  };
}

/** What is said when the answer that is shown begins or ends to be an earlier one. */
function sayTurn({ run, message, isStale }: RunnerState): string {
  if (run.status === 'running') return message;
  return isStale ? (run.answer?.words ?? '') : messages.stale;
}
