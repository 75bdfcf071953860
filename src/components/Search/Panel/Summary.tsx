import type { ReactNode } from 'react';
import type { Answer, Search } from '../../../search/search';
import { whyNot } from '../why-not';
import styles from './styles.module.css';
import type { FullText } from './useText';

export interface SummaryProps {
  readonly size: Search['size'];
  readonly answer: Answer;
  readonly query: string;
  readonly fullText: FullText;
}

/** How much was found, said politely, and what prevents more. */
export function Summary({ size, answer, query, fullText }: SummaryProps): ReactNode {
  const { state, retry } = fullText;
  return (
    <div className={styles.summary}>
      <p role="status">
        {query === '' ? sizeInWords(size) : countInWords(answer, state === 'loading')}
      </p>
      {state === 'failed' && query !== '' && (
        <div role="alert" className={styles.failure}>
          {whyNot('The text of the guides')} Names and headings are found without it.{' '}
          <button type="button" className="button button--primary button--sm" onClick={retry}>
            Retry
          </button>
        </div>
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

function countInWords({ results, total }: Answer, isReading: boolean): string {
  const all = total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;
  const count = results.length < total ? `${results.length} of ${all}` : all;
  return isReading ? `${count}, looking into the guides …` : count;
}
