import styles from './notice.module.css';
import { t } from '../t';

/** Name of the action that takes a notice away. */
export const dismiss = t('load.dismiss');

/** Says something politely at the foot of the window, with buttons. Returns what ends it. */
export function showNotice(
  words: string,
  actions: Readonly<Record<string, () => void>>,
): () => void {
  const notice = document.createElement('div');
  notice.className = `alert alert--secondary ${styles['notice'] ?? ''}`;
  notice.setAttribute('role', 'status');
  const text = document.createElement('p');
  notice.append(text, ...Object.entries(actions).map(createButton));
  document.body.append(notice);
  // Only what changes in a live region that is there already is announced.
  requestAnimationFrame(() => {
    text.textContent = words;
  });
  return () => notice.remove();
}

function createButton([label, act]: readonly [string, () => void]): HTMLElement {
  const button = document.createElement('button');
  button.className = 'button';
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', act);
  return button;
}
