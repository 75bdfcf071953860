import { showChangeNotice } from './change-notice';
import { fetchPage } from './fetch-page';
import { SiteChanged } from './site-changed';

const patience = 5000;

/**
 * Why a file of the page that is open did not load: if the server has another deploy by now, and the
 * file is gone, the reader is offered a reload.
 */
export async function whyNotLoaded(reason: unknown): Promise<unknown> {
  if (!(await hasSiteChanged())) return reason;
  showChangeNotice();
  return new SiteChanged();
}

async function hasSiteChanged(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    await fetchPage(window.location.pathname, { signal, cache: 'no-cache' });
    return false;
  } catch (reason) {
    return reason instanceof SiteChanged;
  }
}
