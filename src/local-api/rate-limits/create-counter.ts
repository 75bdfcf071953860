import type { Policy } from './policies';
import { windowSeconds } from './policies';

/** What a caller has left after a request. */
export interface Standing {
  readonly policy: Policy;
  /** Requests left in the window; 0 also for those that came too late. */
  readonly remaining: number;
  /** Whole seconds until the window ends, from 1 to 60. */
  readonly reset: number;
  readonly isOver: boolean;
}

export interface Counter {
  /** Counts one request of the caller that `key` names. */
  readonly count: (key: string, policy: Policy) => Standing;
  /** Forgets all requests. */
  readonly reset: () => void;
}

interface Window {
  readonly endsAt: number;
  requests: number;
}

/**
 * Counts in fixed windows, each of which a caller's first request opens.
 *
 * @param now The present moment in milliseconds.
 */
export function createCounter(now: () => number): Counter {
  const windows = new Map<string, Window>();
  return {
    count: (key, policy) => {
      const window = windowOf(key);
      window.requests += 1;
      return {
        policy,
        remaining: Math.max(0, policy.quota - window.requests),
        reset: Math.ceil((window.endsAt - now()) / 1000),
        isOver: window.requests > policy.quota,
      };
    },
    reset: () => windows.clear(),
  };

  function windowOf(key: string): Window {
    const open = windows.get(key);
    if (open && now() < open.endsAt) return open;
    const window = { endsAt: now() + windowSeconds * 1000, requests: 0 };
    windows.set(key, window);
    return window;
  }
}
