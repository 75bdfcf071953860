import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Breakable } from '../Breakable';
import styles from './styles.module.css';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

/** A value to take along; the island `copy-field` copies it. */
export function CopyField({ label, value }: CopyFieldProps): ReactNode {
  return (
    <div className={styles.field} data-island="copy-field">
      <span className={styles.label}>{label}</span>
      <code className={styles.value}>
        <Breakable>{value}</Breakable>
      </code>
      <button
        type="button"
        className={clsx('needsScripts', styles.button)}
        aria-label={`Copy the ${label.toLowerCase()}`}
      >
        Copy
      </button>
      <span className={styles.state} role="status" />
    </div>
  );
}
