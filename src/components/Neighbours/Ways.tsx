import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface WaysProps {
  readonly direction: 'in' | 'out';
  /** Number of entries of the list, as an attribute of MDX gives it. */
  readonly rows: string;
  /** The list; its entries are of equal height. */
  readonly children: ReactNode;
}

/** The list of one side, and a line from each entry to the type in the middle. */
export function Ways({ direction, rows, children }: WaysProps): ReactNode {
  const height = 2 * Number(rows);
  return (
    <div className={clsx(styles.ways, styles[direction])}>
      <p className={styles.label}>Ways {direction}</p>
      <div className={styles.rows}>
        {children}
        <svg
          className={styles.lines}
          viewBox={`0 0 2 ${height}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          <path d={lines(height)} />
        </svg>
      </div>
    </div>
  );
}

/** Curves from the middle of each row to the middle of all, in units of half a row. */
function lines(height: number): string {
  const middle = height / 2;
  return Array.from({ length: middle }, (_, row) => 2 * row + 1)
    .map((y) => `M0 ${y}C1 ${y} 1 ${middle} 2 ${middle}`)
    .join('');
}
