import { GraphQLError } from 'graphql';

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
 * @param elapsed Milliseconds since any moment, however the clock of the machine is set.
 */
export function createCounter(elapsed: () => number): Counter {
  const windows = new Map<string, Window>();
  return {
    count: (key, policy) => {
      const window = windowOf(key);
      window.requests += 1;
      return {
        policy,
        remaining: Math.max(0, policy.quota - window.requests),
        reset: Math.ceil((window.endsAt - elapsed()) / 1000),
        isOver: window.requests > policy.quota,
      };
    },
    reset: () => windows.clear(),
  };

  function windowOf(key: string): Window {
    const open = windows.get(key);
    if (open && elapsed() < open.endsAt) return open;
    const window = { endsAt: elapsed() + windowSeconds * 1000, requests: 0 };
    windows.set(key, window);
    return window;
  }
}

/** How many requests a caller may send in a window. */
export interface Policy {
  /** Its name in the headers of an answer. */
  readonly name: 'address' | 'user';
  readonly quota: number;
}

/** Length of a window in seconds, the same for every policy. */
const windowSeconds = 60;

/** A caller who may send the next request in a few seconds. */
export function overQuota(policy: Policy): Standing {
  return { policy, remaining: 0, reset: 5, isOver: true };
}

export const addressPolicy: Policy = { name: 'address', quota: 60 };
export const userPolicy: Policy = { name: 'user', quota: 600 };

/**
 * The headers that tell a client what it may still send, as structured fields.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function rateLimitHeaders(standing: Standing): Readonly<Record<string, string>> {
  const { policy, remaining, reset, isOver } = standing;
  const name = `"${policy.name}"`;
  return {
    'RateLimit-Policy': `${name};q=${policy.quota};w=${windowSeconds}`,
    RateLimit: `${name};r=${remaining};t=${reset}`,
    ...(isOver ? { 'Retry-After': String(reset) } : {}),
  };
}

export function tooManyRequests({ policy, reset }: Standing): GraphQLError {
  const message = `More than ${policy.quota} requests in a minute. Wait ${reset} seconds.`;
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter: reset } });
}
