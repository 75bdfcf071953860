import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** An icon of the frame, whose path is in a style sheet and not on each page. */
export function maskIcon(name: 'colours' | 'house' | 'menu' | 'search') {
  return function MaskIcon({ className }: { readonly className?: string }): ReactNode {
    return <span aria-hidden className={clsx(styles[name], className)} />;
  };
}
