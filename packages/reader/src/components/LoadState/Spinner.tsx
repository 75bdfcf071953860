import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A dot that beats and two rings that spread from it, still where the reader wants no motion. */
export function Spinner(): ReactNode {
  return (
    <div className={styles.spinner} role="status">
      <svg
        viewBox="0 0 46 46"
        role="img"
        aria-label={translate({ id: 'load.loading', message: 'Loading the page' })}
      >
        <circle className={styles.ring} cx="23" cy="23" r="22" />
        <circle className={styles.ring} cx="23" cy="23" r="22" />
        <circle className={styles.dot} cx="23" cy="23" r="6" />
      </svg>
    </div>
  );
}
