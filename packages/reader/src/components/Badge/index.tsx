import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface BadgeProps {
  readonly kind: 'deprecated' | 'required';
}

/** A word beside a name that shows how to treat it. */
export function Badge({ kind }: BadgeProps): ReactNode {
  return <span className={clsx(styles.badge, styles[kind])}>{kind}</span>;
}
