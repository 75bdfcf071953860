import type { ReactNode } from 'react';
import type { ResultGroup } from '../../../search/search';
import { ResultOption } from './ResultOption';
import type { Row } from './rows';
import { fullTextKey } from './rows';
import styles from './styles.module.css';
import type { ActiveRow } from './useActiveRow';

export interface ResultListProps {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  readonly rows: readonly Row[];
  readonly query: string;
  readonly active: ActiveRow;
  readonly onClose: () => void;
  readonly onFullText: () => void;
}

/** Results by group; the focus stays in the field, which names the active option. */
export function ResultList(props: ResultListProps): ReactNode {
  const { id, groups, rows, query, active, onClose, onFullText } = props;
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(({ label, results, total }, index) => (
        <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} role="presentation" className={styles.groupLabel}>
            {label}
            {total > results.length && (
              <span className={styles.groupCount}>
                {results.length} of {total}
              </span>
            )}
          </div>
          {results.map((result) => (
            <ResultOption
              key={result.path}
              id={active.idOf(result.path)}
              result={result}
              query={query}
              isActive={result.path === active.key}
              onPoint={() => active.set(result.path)}
              onClose={onClose}
            />
          ))}
        </div>
      ))}
      {rows.at(-1)?.key === fullTextKey && (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and passes Enter on
        <div
          id={active.idOf(fullTextKey)}
          role="option"
          aria-selected={active.key === fullTextKey}
          className={styles.option}
          onPointerMove={() => active.set(fullTextKey)}
          onClick={onFullText}
        >
          Look for “{query}” in the text of guides and blog
        </div>
      )}
    </div>
  );
}
