import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { t } from '../../t';

/** A dot that beats and two rings that spread from it, still where the reader wants no motion. */
export function Spinner(): ReactNode {
  return (
    <div className={styles.spinner} role="status">
      <svg viewBox="0 0 46 46" role="img" aria-label={t('load.loading')}>
        <circle className={styles.ring} cx="23" cy="23" r="22" />
        <circle className={styles.ring} cx="23" cy="23" r="22" />
        <circle className={styles.dot} cx="23" cy="23" r="6" />
      </svg>
    </div>
  );
}
