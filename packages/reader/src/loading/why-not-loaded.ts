import { translate } from '@docusaurus/Translate';
import { fetchPage, SiteChanged } from './fetch-page';
import { dismiss, showNotice } from './show-notice';

const patience = 5000;

/** Why a file of the page did not load; offers a reload if it is gone with its deploy. */
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

const words = translate({
  id: 'load.outdated',
  message: 'The site has changed since you opened this page, and parts of the page do not load.',
});
const reload = translate({ id: 'load.reload', message: 'Reload' });

let hide: (() => void) | undefined;

/** Offers to reload the page, once, for what the reader has written would be gone. */
function showChangeNotice(): void {
  hide ??= showNotice(words, {
    [reload]: () => window.location.reload(),
    [dismiss]: () => hide?.(),
  });
}
