import Interpolate from '@docusaurus/Interpolate';
import type { ReactNode } from 'react';
import { formatNumber } from 'graphql-docs-reference/i18n';
import type { Findings, Search } from 'graphql-docs-reference/search';
import { Status } from '../../Status';
import type { Loading } from '../../use-loading';
import { countInWords } from '../count-in-words';
import { whyNot } from '../why-not';
import styles from './styles.module.css';
import { t } from '../../../t';

interface SummaryProps {
  readonly size: Search['size'];
  readonly answer: Findings;
  readonly query: string;
  /** Whether the text of the guides is read. */
  readonly text: Loading<Search>['status'];
  readonly retry: () => void;
}

/** How much was found, said politely, and what prevents more. */
export function Summary({ size, answer, query, text, retry }: SummaryProps): ReactNode {
  const count = countInWords(answer.results.length, answer.total);
  const said = text === 'loading' ? t('search.summary.reading', { count }) : count;
  return (
    <div className={styles.summary}>
      <Status>{query === '' ? sizeInWords(size) : said}</Status>
      {text === 'failed' && query !== '' && (
        <div role="alert" className={styles.failure}>
          {whyNot(t('search.summary.textFailed'))} {t('search.summary.namesWork')}{' '}
          <button type="button" className="button button--primary button--sm" onClick={retry}>
            {t('search.summary.retry')}
          </button>
        </div>
      )}
      <p className={styles.keys}>
        <Interpolate
          values={{
            up: <kbd>↑</kbd>,
            down: <kbd>↓</kbd>,
            enter: <kbd>Enter</kbd>,
            escape: <kbd>Esc</kbd>,
          }}
        >
          {t('search.summary.keys')}
        </Interpolate>
      </p>
    </div>
  );
}

function sizeInWords({ names, pages }: Search['size']): string {
  return t('search.summary.size', { names: formatNumber(names), pages });
}
