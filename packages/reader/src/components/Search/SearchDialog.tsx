import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import { longestQuery } from 'graphql-docs-reference/search';
import { SearchIcon } from './SearchButton';
import styles from './styles.module.css';
import type { PartsState } from './parts';
import { whyNot } from './why-not';

export interface SearchDialogProps {
  readonly state: PartsState;
  readonly load: () => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClosed: () => void;
}

/** Takes what is typed at once; what answers is loaded when it opens first. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  const { state, load, query, onQuery, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(load, [load]);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [hasFailed, load]);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ id: 'search.button', message: 'Search' })}
      closedby="any"
      onClose={onClosed}
    >
      {state.status === 'done' ? (
        <state.parts.SearchPanel
          search={state.parts.search}
          query={query}
          onQuery={onQuery}
          onClose={() => dialog.current?.close()}
        />
      ) : (
        <>
          <div className={styles.field}>
            <SearchIcon />
            <input
              type="text"
              className={styles.input}
              aria-label={translate({ id: 'search.field', message: 'Search the documentation' })}
              maxLength={longestQuery}
              value={query}
              onChange={({ target }) => onQuery(target.value)}
            />
          </div>
          {hasFailed ? (
            <div role="alert" className={styles.notice}>
              <p>
                {whyNot(
                  translate({
                    id: 'search.theSearch',
                    message: 'The search',
                    description: 'Begins a sentence: The search did not load',
                  }),
                )}
              </p>
              <button type="button" className="button button--primary button--sm" onClick={load}>
                {translate({ id: 'search.retry', message: 'Retry' })}
              </button>
            </div>
          ) : (
            <p role="status" className={styles.notice}>
              {translate({ id: 'search.loading', message: 'Loading the search …' })}
            </p>
          )}
        </>
      )}
    </dialog>
  );
}
