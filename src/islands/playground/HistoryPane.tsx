import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { operationAt } from '../../language-service/definitions';
import { personas } from '../../sandbox/personas';
import type { HistoryEntry } from './history';
import type { History } from './keep-history';
import styles from './styles.module.css';

export interface HistoryPaneProps {
  readonly history: History;
  readonly onChoose: (entry: HistoryEntry) => void;
}

/** The requests that were run, to be taken up again. */
export function HistoryPane({ history, onChoose }: HistoryPaneProps): ReactNode {
  const { entries } = useSyncExternalStore(history.subscribe, history.get);
  if (entries.length === 0) {
    return (
      <p className={styles.empty}>Requests that you run are listed here, in this browser only.</p>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <li key={JSON.stringify(entry)} className={styles.row}>
            <span className={styles.words}>
              <button type="button" className={styles.name} onClick={() => onChoose(entry)}>
                {operationAt(entry.query, 0) ?? entry.query.trim().slice(0, 40)}
              </button>
              <span className={styles.aside}>
                {personas.find(({ id }) => id === entry.as)?.label}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={history.clear}>
        Clear the history
      </button>
    </>
  );
}
