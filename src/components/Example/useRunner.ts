import { useRef, useState, useSyncExternalStore } from 'react';
import type { PersonaId } from '../../sandbox/personas';
import type * as live from './live';
import type { Runner, Source } from './runner';
import type { RunnerState } from './state';

export type LiveModule = typeof live;

export interface Live extends LiveModule {
  readonly runner: Runner;
}

export interface UseRunner {
  /** Undefined until the reader wants something. */
  readonly live: Live | undefined;
  readonly state: RunnerState;
  readonly act: (action: (runner: Runner) => unknown) => void;
  readonly choose: (persona: PersonaId) => void;
}

/** What runs a request is loaded with the first thing that a reader wants, which is done then. */
export function useRunner(load: () => Promise<LiveModule>, source: Source): UseRunner {
  const [live, setLive] = useState<Live>();
  const loading = useRef<Promise<Live>>(undefined);
  const [start, setStart] = useState<RunnerState>({
    persona: source.as,
    run: { status: 'idle' },
    message: '',
  });
  const get = live?.runner.get ?? ((): RunnerState => start);
  const state = useSyncExternalStore(live?.runner.subscribe ?? subscribeToNothing, get, get);

  function begin(): Promise<Live> {
    setStart((current) => ({ ...current, message: messages.loading }));
    const loaded = load().then((module) => {
      const next = { ...module, runner: module.createPageRunner(source) };
      setLive(next);
      return next;
    });
    loaded.catch(() => {
      loading.current = undefined;
      setStart((current) => ({ ...current, message: messages.failed }));
    });
    return loaded;
  }

  function act(action: (runner: Runner) => unknown): void {
    loading.current ??= begin();
    loading.current.then(({ runner }) => action(runner), nothing);
  }

  function choose(persona: PersonaId): void {
    setStart({ ...start, persona });
    act((runner) => runner.choose(persona));
  }

  return { live, state, act, choose };
}

const messages = {
  loading: 'Loading …',
  failed: 'This did not load. Check the connection and try again.',
} as const;

const nothing = (): void => undefined;
const subscribeToNothing = (): typeof nothing => nothing;
