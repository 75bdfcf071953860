import styles from './notice.module.css';
import { create } from '../create';
import { t } from '../t';

/** Name of the action that takes a notice away. */
export const dismiss = t('load.dismiss');

/** Says something politely at the foot of the window, with buttons. Returns what ends it. */
export function showNotice(
  words: string,
  actions: Readonly<Record<string, () => void>>,
): () => void {
  const className = `alert alert--secondary ${styles['notice'] ?? ''}`;
  const text = create('p');
  const buttons = Object.entries(actions).map(([label, onclick]) =>
    create('button', { className: 'button', type: 'button', onclick }, label),
  );
  const notice = create('div', { className, role: 'status' }, text, ...buttons);
  document.body.append(notice);
  // Only what changes in a live region that is there already is announced.
  requestAnimationFrame(() => {
    text.textContent = words;
  });
  return () => notice.remove();
}
