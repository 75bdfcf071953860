import { translate } from '@docusaurus/Translate';
import styles from './offline-notice.module.css';

let notice: HTMLElement | undefined;

/** Says politely that the reader is offline; `onDismiss` takes the notice away, or not. */
export function showOfflineNotice(onDismiss: () => void): void {
  if (notice) return;
  notice = document.createElement('div');
  notice.className = `alert alert--secondary ${styles['notice'] ?? ''}`;
  notice.setAttribute('role', 'status');
  const text = document.createElement('p');
  const button = document.createElement('button');
  button.className = 'button button--secondary';
  button.type = 'button';
  button.textContent = translate({
    id: 'load.dismiss',
    message: 'Dismiss',
    description: 'Takes the notice away',
  });
  button.addEventListener('click', onDismiss);
  notice.append(text, button);
  document.body.append(notice);
  document.documentElement.dataset['pageFailed'] = 'true';
  // Only what changes in a live region that is there already is announced.
  requestAnimationFrame(() => {
    text.textContent = translate({
      id: 'load.offline',
      message: 'You are offline. The page you chose opens when you are online again.',
    });
  });
}

export function hideOfflineNotice(): void {
  if (!notice) return;
  notice.remove();
  notice = undefined;
  delete document.documentElement.dataset['pageFailed'];
}
