import type { ReactNode } from 'react';
import { personas } from '../../sandbox/personas';
import styles from './styles.module.css';

interface Props {
  /** Of its file in `schema/examples`, or of its operation in a guide. */
  readonly name: string;
  /** Persona that sends the request. */
  readonly as: string;
  /** JSON of the requests that the same world answers first. */
  readonly after?: string;
  /** A sentence where there is one, then the blocks of request, variables and response. */
  readonly children: ReactNode;
}

/** A request beside what the API answers to it. */
export function Example({ as, children }: Props): ReactNode {
  const persona = personas.find(({ id }) => id === as);
  return (
    <div className={styles.example}>
      {persona && <p className={styles.caller}>As a {persona.label.toLowerCase()}</p>}
      <div className={styles.parts}>{children}</div>
    </div>
  );
}
