import { translate } from '@docusaurus/Translate';
import { canReload, mayReload } from './reloads';
import { takeFetchedAhead } from './fetch-ahead';
import { fetchPage } from '../loading/fetch-page';
import { hideFailure, showFailure } from './show-failure';
import './page-failure.css';
import type { PageDocument } from '../loading/page-document';
import { dismiss, showNotice } from '../loading/show-notice';
import { SiteChanged } from '../loading/site-changed';

export interface Journey {
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
  return navigator.onLine ? untilRetry(reason, signal) : untilOnline(signal);
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

function untilRetry(reason: unknown, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    showFailure(
      reason,
      resolve,
      translate({ id: 'load.failed', message: 'The page could not be loaded completely.' }),
      translate({ id: 'load.retry', message: 'Retry' }),
    );
    signal.addEventListener('abort', () => {
      hideFailure();
      reject(signal.reason as Error);
    });
  });
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      hideOfflineNotice();
      resolve();
    };
    window.addEventListener('online', end, { once: true, signal });
    // The reader would rather read on than have the page change when the connection is back.
    showOfflineNotice(() => {
      window.removeEventListener('online', end);
      hideOfflineNotice();
    });
    signal.addEventListener('abort', () => {
      hideOfflineNotice();
      reject(signal.reason as Error);
    });
  });
}

const offline = translate({
  id: 'load.offline',
  message: 'You are offline. The page you chose opens when you are online again.',
});

let hideNotice: (() => void) | undefined;

/** Says that the reader is offline; `onDismiss` takes the notice away, or not. */
function showOfflineNotice(onDismiss: () => void): void {
  hideNotice ??= showNotice(offline, { [dismiss]: onDismiss });
  document.documentElement.dataset['pageFailed'] = 'true';
}

function hideOfflineNotice(): void {
  if (!hideNotice) return;
  hideNotice();
  hideNotice = undefined;
  delete document.documentElement.dataset['pageFailed'];
}
