import type { ReactNode } from 'react';
import type { ResultGroup, Search } from '../../../search/search';
import styles from './styles.module.css';
import type { FullText } from './useFullText';
import { hasFullText } from './useFullText';

export interface SummaryProps {
  readonly size: Search['size'];
  readonly groups: readonly ResultGroup[];
  readonly query: string;
  readonly fullText: FullText;
}

/** How much was found, said politely, and what prevents more. */
export function Summary({ size, groups, query, fullText }: SummaryProps): ReactNode {
  const { state, retry } = fullText;
  const failed = state.status === 'failed' && state.query === query;
  return (
    <div className={styles.summary}>
      <p role="status">
        {query === '' ? sizeInWords(size) : countInWords(groups, fullText, query)}
      </p>
      {failed && (
        <div role="alert" className={styles.failure}>
          The text of the guides did not load.{' '}
          <button type="button" className="button button--primary button--sm" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {!hasFullText && (
        <p>The dev server finds names and headings only; the built site finds text too.</p>
      )}
      <p className={styles.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </div>
  );
}

function sizeInWords({ names, pages }: Search['size']): string {
  return `${names.toLocaleString('en')} names and ${pages} guides and posts`;
}

function countInWords(groups: readonly ResultGroup[], { state }: FullText, query: string): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const results = total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;
  const isRunning = state.status === 'running' && state.query === query;
  return isRunning ? `${results}, looking into the guides …` : results;
}
