import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** An icon of the frame, whose path is in a style sheet and not on each page. */
export function MaskIcon({ className }: { readonly className?: string | undefined }): ReactNode {
  return <span aria-hidden className={clsx(styles.icon, className)} />;
}

/** One that takes the place of an icon of the theme. */
export function maskIcon(name: 'house' | 'menu' | 'search') {
  return function NamedIcon({ className }: { readonly className?: string }): ReactNode {
    return <span aria-hidden className={clsx(styles[name], className)} />;
  };
}
