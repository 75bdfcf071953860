import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useSingleKeys } from '../../KeyboardHelp/useSingleKeys';
import styles from './styles.module.css';

/** Before anything is typed: what may be, above places to begin. */
export function Start(): ReactNode {
  return (
    <div className={styles.guidance}>
      <p>
        {translate({
          id: 'search.start.what',
          message:
            'Type a name or part of it, a task, a question, or the text of an error. Or start here:',
        })}
      </p>
      <SlashSetting />
    </div>
  );
}

function SlashSetting(): ReactNode {
  const [isOn, setOn] = useSingleKeys();
  return (
    <label className={styles.keys}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />{' '}
      <Translate id="search.start.slash" values={{ key: <kbd>/</kbd> }}>
        {'{key} opens this dialog'}
      </Translate>
    </label>
  );
}

export interface NoResultsProps {
  readonly query: string;
  /** Takes the filter away, where there is one. */
  readonly onAllKinds: (() => void) | undefined;
}

/** Nothing was found: what to try, above what may help instead. */
export function NoResults({ query, onAllKinds }: NoResultsProps): ReactNode {
  return (
    <div className={styles.guidance}>
      <p>
        {onAllKinds
          ? translate(
              {
                id: 'search.none.filtered',
                message: 'Nothing found for “{query}” among these. Try other words.',
              },
              { query },
            )
          : translate(
              {
                id: 'search.none',
                message: 'Nothing found for “{query}”. Try other words, or look here:',
              },
              { query },
            )}
      </p>
      {onAllKinds && (
        <p>
          <button type="button" className="button button--primary button--sm" onClick={onAllKinds}>
            {translate({ id: 'search.start.searchAll', message: 'Search everything' })}
          </button>
        </p>
      )}
    </div>
  );
}
