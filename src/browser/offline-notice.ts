import { translate } from '@docusaurus/Translate';
import { dismiss, showNotice } from '../loading/show-notice';

const words = translate({
  id: 'load.offline',
  message: 'You are offline. The page you chose opens when you are online again.',
});

let hide: (() => void) | undefined;

/** Says that the reader is offline; `onDismiss` takes the notice away, or not. */
export function showOfflineNotice(onDismiss: () => void): void {
  hide ??= showNotice(words, { [dismiss]: onDismiss });
  document.documentElement.dataset['pageFailed'] = 'true';
}

export function hideOfflineNotice(): void {
  if (!hide) return;
  hide();
  hide = undefined;
  delete document.documentElement.dataset['pageFailed'];
}
