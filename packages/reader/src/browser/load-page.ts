import type { PageDocument } from '../loading/fetch-page';
import { fetchPage, SiteChanged } from '../loading/fetch-page';
import { dismiss, showNotice } from '../loading/show-notice';
import './page-failure.css';
import { hideFailure, showFailure } from './show-failure';
import { t } from '../t';

interface Journey {
  /** Ends it where the reader goes elsewhere. */
  readonly signal: AbortSignal;
  /** Called when the page is fetched, and when the reader is told that it does not come. */
  readonly onStatus: (status: 'loading' | 'failed') => void;
}

/**
 * The page that the reader goes to. A page that fails is tried again: when the connection is back, or
 * when the reader asks for it. Where a reload can help, the whole page reloads instead.
 *
 * @throws unknown the reason of the signal.
 */
export async function loadPage(path: string, journey: Journey): Promise<PageDocument> {
  const { signal, onStatus } = journey;
  onStatus('loading');
  const ahead = await takeFetchedAhead(path);
  signal.throwIfAborted();
  if (ahead) return ahead;
  for (;;) {
    try {
      return await fetchPage(path, { signal });
    } catch (reason) {
      signal.throwIfAborted();
      await untilWorthAnotherTry(path, reason, journey);
      onStatus('loading');
    }
  }
}

async function untilWorthAnotherTry(
  path: string,
  reason: unknown,
  { signal, onStatus }: Journey,
): Promise<void> {
  if (reason instanceof SiteChanged) return loadWhole();
  const isReloadable = await canReload(path);
  signal.throwIfAborted();
  if (isReloadable && mayReload(path)) {
    window.location.reload();
    return new Promise(() => undefined);
  }
  onStatus('failed');
  return new Promise((resolve, reject) => {
    const hide = navigator.onLine ? offerRetry(reason, resolve) : awaitLine(signal, resolve);
    signal.addEventListener('abort', () => {
      hide();
      reject(signal.reason as Error);
    });
  });
}

/**
 * Gives the page a document of its own. After a reload it would share one with the page before, and
 * going back would load nothing; a browser loads only an address that differs by more than its hash.
 */
function loadWhole(): Promise<never> {
  const { href } = window.location;
  window.history.replaceState(window.history.state, '', '?');
  window.location.replace(href);
  return new Promise(() => undefined);
}

/** Says why the page does not come, and waits for the reader. Returns what takes that away. */
function offerRetry(reason: unknown, retry: () => void): () => void {
  showFailure(reason, retry, t('load.failed'), t('load.retry'));
  return hideFailure;
}

/** Says that the reader is offline, and waits for the connection. Returns what takes that away. */
function awaitLine(signal: AbortSignal, retry: () => void): () => void {
  const { dataset } = document.documentElement;
  const onLine = (): void => {
    hide();
    retry();
  };
  // The reader would rather read on than have the page change when the connection is back.
  const onDismiss = (): void => {
    window.removeEventListener('online', onLine);
    hide();
  };
  const hideNotice = showNotice(t('load.offline'), { [dismiss]: onDismiss });
  const hide = (): void => {
    hideNotice();
    delete dataset['pageFailed'];
  };
  dataset['pageFailed'] = 'true';
  window.addEventListener('online', onLine, { once: true, signal });
  return hide;
}

const pages = new Map<string, Promise<PageDocument | undefined>>();

/** Fetches a page that the reader is about to open; it is kept until it is opened. */
export function fetchAhead(path: string): void {
  if (pages.has(path) || path === window.location.pathname || isConstrained()) return;
  // A courtesy: what fails is left for the click to try.
  const page = fetchPage(path).catch(() => undefined);
  pages.set(path, page);
  void page.then((found) => found ?? pages.delete(path));
}

/** What was fetched ahead, once; undefined if nothing was, or nothing came of it. */
async function takeFetchedAhead(path: string): Promise<PageDocument | undefined> {
  const page = pages.get(path);
  pages.delete(path);
  return page;
}

/** On such a line the reader alone decides what is fetched. */
function isConstrained(): boolean {
  const { effectiveType, saveData } = navigator.connection ?? {};
  return saveData === true || effectiveType?.includes('2g') === true;
}

const key = 'page-loading.reloaded';

/** Whether the page may reload itself for a path: once until it has loaded, to make no loop. */
function mayReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(key) === path) return false;
    sessionStorage.setItem(key, path);
    return true;
  } catch {
    return !isReload();
  }
}

export function settleReload(path: string): void {
  try {
    if (sessionStorage.getItem(key) === path) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to settle.
  }
}

/** Without storage, a page that has come by a reload does not reload itself again. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

const patience = 5000;

/** Whether the server answers for this page at all, so that a reload leaves the reader with one. */
async function canReload(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(patience);
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
