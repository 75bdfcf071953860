import type { ReactNode } from 'react';
import { Fragment } from 'react';
import styles from './styles.module.css';

export interface NeighboursProps {
  /** Name of the type in the middle. */
  readonly of: string;
  /** One or two `Ways`. */
  readonly children: ReactNode;
}

/** A type between what leads to it and what it leads to. Without a style sheet, two lists. */
export function Neighbours({ of, children }: NeighboursProps): ReactNode {
  return (
    <div className={styles.neighbours}>
      <div className={styles.picture}>
        {children}
        <code className={styles.self}>{breakable(of)}</code>
      </div>
    </div>
  );
}

/** A long name breaks between its words. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
