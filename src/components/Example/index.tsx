import type { ReactNode } from 'react';
import clsx from 'clsx';
import { loadLive } from '@sandbox';
import type { PersonaId } from '../../sandbox/personas';
import { Caller } from './Caller';
import { RunnableExample } from './RunnableExample';
import { splitChildren } from './split-children';
import styles from './styles.module.css';

export interface ExampleProps {
  /** Of its file in `schema/examples`, or of its operation in a guide. */
  readonly name: string;
  /** Persona that sends the request. */
  readonly as: PersonaId;
  /** JSON of the requests that the same world answers first. */
  readonly after?: string;
  /** A sentence where there is one, then the blocks of request, variables and response. */
  readonly children: ReactNode;
}

/** A request beside what the API answers to it, which the reader can change and run. */
export function Example(props: ExampleProps): ReactNode {
  if (loadLive) return <RunnableExample {...props} load={loadLive} />;
  const { lead, asked, answered } = splitChildren(props.children);
  return (
    <div className={styles.example}>
      {lead}
      <Caller id={props.as} />
      <div className={styles.columns}>
        <div className={styles.column}>{asked}</div>
        <div className={clsx(styles.column, styles.answered)}>{answered}</div>
      </div>
    </div>
  );
}
