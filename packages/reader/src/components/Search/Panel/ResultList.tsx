import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Result } from 'graphql-docs-reference/search';
import { ResultOption } from './ResultOption';
import styles from './styles.module.css';
import type { ActiveRow } from './useActiveRow';

export interface ResultListProps {
  readonly id: string;
  readonly results: readonly Result[];
  readonly query: string;
  readonly active: ActiveRow;
  readonly onClose: () => void;
}

/** Results of all kinds, the best first; the focus stays in the field, which names the active one. */
export function ResultList({ id, results, query, active, onClose }: ResultListProps): ReactNode {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={translate({ id: 'search.results', message: 'Results' })}
      className={styles.list}
    >
      {results.map((result) => (
        <ResultOption
          key={result.path}
          id={active.idOf(result.path)}
          result={result}
          query={query}
          isActive={result.path === active.path}
          onPoint={() => active.set(result.path)}
          onClose={onClose}
        />
      ))}
    </div>
  );
}
