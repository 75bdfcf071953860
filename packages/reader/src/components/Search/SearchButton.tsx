import type { ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { maskIcon } from '../MaskIcon';
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

export const SearchIcon = maskIcon('search');
