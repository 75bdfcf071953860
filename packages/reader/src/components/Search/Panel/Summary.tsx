import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { formatNumber, pluralForm } from 'graphql-docs-reference/i18n';
import type { Findings, Search } from 'graphql-docs-reference/search';
import { whyNot } from '../why-not';
import styles from './styles.module.css';
import type { FullText } from './useText';

interface SummaryProps {
  readonly size: Search['size'];
  readonly answer: Findings;
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
          {whyNot(
            translate({ id: 'search.summary.textFailed', message: 'The text of the guides' }),
          )}{' '}
          {translate({
            id: 'search.summary.namesWork',
            message: 'Names and headings are found without it.',
          })}{' '}
          <button type="button" className="button button--primary button--sm" onClick={retry}>
            {translate({ id: 'search.summary.retry', message: 'Retry' })}
          </button>
        </div>
      )}
      <p className={styles.keys}>
        <Translate
          id="search.summary.keys"
          values={{
            up: <kbd>↑</kbd>,
            down: <kbd>↓</kbd>,
            enter: <kbd>Enter</kbd>,
            escape: <kbd>Esc</kbd>,
          }}
        >
          {'{up} {down} to move, {enter} to open, {escape} to close'}
        </Translate>
      </p>
    </div>
  );
}

function sizeInWords({ names, pages }: Search['size']): string {
  return translate(
    { id: 'search.summary.size', message: '{names} names and {pages} guides and posts' },
    { names: formatNumber(names), pages },
  );
}

function countInWords({ results, total }: Findings, isReading: boolean): string {
  const all = pluralForm(
    total,
    translate(
      { id: 'search.summary.results', message: '{count} result|{count} results' },
      { count: formatNumber(total) },
    ),
  );
  const count =
    results.length < total
      ? translate(
          { id: 'search.summary.some', message: '{shown} of {all}' },
          { shown: results.length, all },
        )
      : all;
  if (!isReading) return count;
  return translate(
    { id: 'search.summary.reading', message: '{count}, looking into the guides …' },
    { count },
  );
}
