import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Why something is deprecated and what replaces it, as the SDL says. */
export function Deprecation({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.note} role="note" aria-label="Deprecated">
      <strong>Deprecated.</strong> <div className={styles.reason}>{children}</div>
    </div>
  );
}
