import type { ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Filter, FilterName, Search } from 'graphql-docs-reference/search';
import { longestQuery } from 'graphql-docs-reference/search';
import { currentApi } from '../../../api';
import { useSingleKeys } from '../../KeyboardHelp/useSingleKeys';
import { useLoading } from '../../use-loading';
import { SearchIcon } from '../SearchButton';
import fieldStyles from '../styles.module.css';
import { ResultList, useActiveRow } from './ResultList';
import styles from './styles.module.css';
import { Summary } from './Summary';
import { t } from '../../../t';

export { createSearch, hasWordOf } from 'graphql-docs-reference/search';

export interface SearchPanelProps {
  readonly search: Search;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/** A combobox over everything that has an address, as the ARIA Authoring Practices describe it. */
export function SearchPanel({ search, query, onQuery, onClose }: SearchPanelProps): ReactNode {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<FilterName>('all');
  const text = query.slice(0, longestQuery).trim();
  const loadText = useCallback(() => currentApi().loadText().then(search.withText), [search]);
  const [fullText, load] = useLoading(loadText);
  // Who only opens the search needs no text.
  const isDue = text !== '' && fullText.status === 'idle';
  useEffect(() => {
    if (isDue) load();
  }, [isDue, load]);
  const known = fullText.status === 'done' ? fullText.value : search;
  const exact = useMemo(() => known.find(text, filter), [known, text, filter]);
  const isReady = fullText.status === 'done' || fullText.status === 'failed';
  const isNothing = text !== '' && exact.total === 0 && isReady;
  const isInstead = isNothing && filter === 'all';
  const answer = useMemo(
    () => (isInstead ? known.findInstead(text) : exact),
    [known, text, isInstead, exact],
  );
  const isStart = text === '' || (isInstead && answer.total === 0);
  const results = isStart ? search.start : answer.results;
  const paths = results.map(({ path }) => path);
  const active = useActiveRow(paths, text, listId);
  const hasList = results.length > 0;

  useTakeOver(input);
  return (
    <>
      <div className={fieldStyles.field}>
        <SearchIcon />
        <input
          ref={input}
          type="text"
          className={fieldStyles.input}
          role="combobox"
          aria-label={t('search.field')}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList ? active.id : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('search.placeholder')}
          maxLength={longestQuery}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={hasList ? active.onKeyDown : undefined}
        />
        <button type="button" className={fieldStyles.close} onClick={onClose}>
          {t('search.close')}
        </button>
      </div>
      <Filters filters={search.filters} value={filter} onChange={setFilter} />
      {text === '' && (
        <div className={styles.guidance}>
          <p>{t('search.start.what')}</p>
        </div>
      )}
      {isNothing && (
        <NoResults
          query={text}
          known={answer.total > 0 ? answer.meant : undefined}
          onAllKinds={filter === 'all' ? undefined : () => setFilter('all')}
        />
      )}
      {hasList && (
        <ResultList
          id={listId}
          results={results}
          query={isStart ? text : answer.meant}
          active={active}
          onClose={onClose}
        />
      )}
      {text === '' && <SingleKeys />}
      <Summary
        size={search.size}
        answer={answer}
        query={text}
        text={fullText.status}
        retry={load}
      />
    </>
  );
}

/**
 * The field takes the place of the one that was there while it was loaded, and its focus: at once, as
 * the reader may be typing.
 */
function useTakeOver(input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const field = input.current;
    if (!field?.closest('dialog')?.open) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [input]);
}

interface FiltersProps {
  readonly filters: readonly Filter[];
  readonly value: FilterName;
  readonly onChange: (name: FilterName) => void;
}

/** Limits the results to some kinds. */
function Filters({ filters, value, onChange }: FiltersProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.filters}>
      <legend className="hiddenWords">{t('search.filters.legend')}</legend>
      {filters.map((filter) => (
        <label key={filter.name} className={styles.filter}>
          <input
            type="radio"
            name={name}
            className="hiddenWords"
            checked={filter.name === value}
            onChange={() => onChange(filter.name)}
          />
          {filter.label()}
        </label>
      ))}
    </fieldset>
  );
}

/** As in the list of keys: it turns off those of other things, too. */
function SingleKeys(): ReactNode {
  const [isOn, setOn] = useSingleKeys();
  return (
    <label className={styles.keys}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />{' '}
      {t('keys.singleKeys')}
    </label>
  );
}

interface NoResultsProps {
  readonly query: string;
  /** The words of the query that the results below have, if there are any. */
  readonly known: string | undefined;
  /** Takes the filter away, where there is one. */
  readonly onAllKinds: (() => void) | undefined;
}

/** Nothing has all words: what to try, or what the results below have in common. */
function NoResults({ query, known, onAllKinds }: NoResultsProps): ReactNode {
  const none = onAllKinds ? t('search.none.filtered', { query }) : t('search.none', { query });
  return (
    <div className={styles.guidance}>
      <p>{known === undefined ? none : t('search.none.known', { query, known })}</p>
      {onAllKinds && (
        <p>
          <button type="button" className="button button--primary button--sm" onClick={onAllKinds}>
            {t('search.start.searchAll')}
          </button>
        </p>
      )}
    </div>
  );
}
