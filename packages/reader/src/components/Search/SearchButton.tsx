import type { ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { openSearch } from './open-search';
import styles from './styles.module.css';
import { t } from '../../t';

/** Looks like a field on a wide screen and is an icon on a narrow one; hidden without JavaScript. */
export function SearchButton(): ReactNode {
  const isMac = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <button
      type="button"
      className={clsx('needsScripts', styles.button)}
      aria-label={t('search.button')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => openSearch()}
    >
      <SearchIcon />
      <span className={styles.buttonLabel}>{t('search.button')}</span>
      <kbd className={styles.buttonKeys}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  );
}

export function SearchIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  );
}
