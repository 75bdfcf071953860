import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Two exchanges with the API, the old one beside the new one: an element each. */
export function Migration({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.migration}>
      <div className={styles.sides}>{children}</div>
    </div>
  );
}
