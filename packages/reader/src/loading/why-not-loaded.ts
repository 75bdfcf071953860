import { fetchPage, SiteChanged } from './fetch-page';
import { dismiss, showNotice } from './show-notice';
import { t } from '../t';

const patience = 5000;

/** Why a file of the page did not load; offers a reload if it is gone with its deploy. */
export async function whyNotLoaded(reason: unknown): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(patience);
    await fetchPage(window.location.pathname, { signal, cache: 'no-cache' });
  } catch (change) {
    if (!(change instanceof SiteChanged)) return reason;
    showChangeNotice();
    return change;
  }
  return reason;
}

let hide: (() => void) | undefined;

/** Offers to reload the page, once, for what the reader has written would be gone. */
function showChangeNotice(): void {
  hide ??= showNotice(t('load.outdated'), {
    [t('load.reload')]: () => window.location.reload(),
    [dismiss]: () => hide?.(),
  });
}
