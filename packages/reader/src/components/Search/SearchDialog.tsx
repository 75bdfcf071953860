import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { longestQuery } from 'graphql-docs-reference/search';
import type { Loading } from '../use-loading';
import { SearchIcon } from './SearchButton';
import styles from './styles.module.css';
import type { Parts } from './parts';
import { whyNot } from './why-not';
import { t } from '../../t';

export interface SearchDialogProps {
  readonly state: Loading<Parts>;
  readonly load: () => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClosed: () => void;
}

/** Takes what is typed at once; what answers is loaded when it opens first. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  const { state, load, query, onQuery, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the dialog shows, which would else say of another try that it failed.
  useLayoutEffect(load, [load]);
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
      aria-label={t('search.button')}
      closedby="any"
      onClose={onClosed}
    >
      {state.status === 'done' ? (
        <state.value.SearchPanel
          search={state.value.search}
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
              aria-label={t('search.field')}
              maxLength={longestQuery}
              value={query}
              onChange={({ target }) => onQuery(target.value)}
            />
            <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
              {t('search.close')}
            </button>
          </div>
          {hasFailed ? (
            <div role="alert" className={styles.notice}>
              <p>{whyNot(t('search.theSearch'))}</p>
              <button type="button" className="button button--primary button--sm" onClick={load}>
                {t('search.retry')}
              </button>
            </div>
          ) : (
            <p role="status" className={styles.notice}>
              {t('search.loading')}
            </p>
          )}
        </>
      )}
    </dialog>
  );
}
