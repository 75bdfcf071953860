import { t } from '../t';

/** What has not come after this many milliseconds has failed. */
const patience = 15_000;

export type FetchOptions = Pick<RequestInit, 'signal' | 'cache'>;

/** @throws Error if it does not come whole in time, or with another status than 200 and those that count as well. */
export async function fetchText(
  path: string,
  { signal, cache = 'default' }: FetchOptions = {},
  counts: readonly number[] = [],
): Promise<string> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error(t('load.timeout', { path }))), patience);
  signal?.addEventListener('abort', () => stop.abort(signal.reason));
  try {
    const response = await fetch(path, { signal: stop.signal, cache });
    const { ok, status } = response;
    if (!ok && !counts.includes(status)) throw new Error(t('load.status', { status, path }));
    return await response.text();
  } finally {
    clearTimeout(timer);
  }
}
