import type { ReactNode } from 'react';
import { Breakable } from '../Breakable';
import styles from './styles.module.css';
import { t } from '../../t';

export interface CopyFieldProps {
  readonly label: string;
  /** What its button does, in words. */
  readonly action: string;
  readonly value: string;
}

/** A value to take along; the island `copy-field` copies it. */
export function CopyField({ label, action, value }: CopyFieldProps): ReactNode {
  return (
    <div className={styles.field} data-island="copy-field">
      <span className={styles.label}>{label}</span>
      <code className={styles.value}>
        <Breakable>{value}</Breakable>
      </code>
      <button type="button" className="button needsScripts" aria-label={action}>
        {t('copyField.copy')}
      </button>
      <span className={styles.state} role="status" />
    </div>
  );
}
