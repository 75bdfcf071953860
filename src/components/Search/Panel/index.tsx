import type { ReactNode, RefObject } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FilterName } from '../../../search/kinds';
import type { Search } from '../../../search/search';
import { SearchIcon } from '../SearchButton';
import fieldStyles from '../styles.module.css';
import { Filters } from './Filters';
import { NoResults, Start } from './Guidance';
import { ResultList } from './ResultList';
import { rowsOf } from './rows';
import styles from './styles.module.css';
import { Summary } from './Summary';
import { useActiveRow } from './useActiveRow';
import { hasFullText, useFullText } from './useFullText';

export { createSearch } from '../../../search/search';

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
  const [isFullTextAsked, askFullText] = useState(false);
  const text = query.trim();

  const byName = useMemo(() => search.find(text, filter), [search, text, filter]);
  const mayHaveText = filter === 'all' || filter === 'guides';
  const fullText = useFullText(text, mayHaveText && (isFullTextAsked || !byName.isComplete));
  const { groups } = useMemo(
    () => search.find(text, filter, fullText.hits),
    [search, text, filter, fullText.hits],
  );
  const offersFullText =
    hasFullText && mayHaveText && byName.isComplete && !isFullTextAsked && text.length > 2;
  const rows = rowsOf(groups, offersFullText);
  const active = useActiveRow(rows, listId);
  const hasList = text !== '' && rows.length > 0;

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
          aria-label="Search the documentation"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList ? active.id : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="A name, or a question"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={hasList ? active.onKeyDown : undefined}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </div>
      <Filters filters={search.filters} value={filter} onChange={setFilter} />
      {hasList && (
        <ResultList
          id={listId}
          groups={groups}
          rows={rows}
          query={text}
          active={active}
          onClose={onClose}
          onFullText={() => askFullText(true)}
        />
      )}
      {text === '' && <Start examples={search.examples} onQuery={onQuery} />}
      {text !== '' && rows.length === 0 && fullText.state.status !== 'running' && (
        <NoResults
          query={text}
          onAllKinds={filter === 'all' ? undefined : () => setFilter('all')}
          onClose={onClose}
        />
      )}
      <Summary size={search.size} groups={groups} query={text} fullText={fullText} />
    </>
  );
}

/** The field takes the place of the one that was there while it was loaded, and its focus. */
function useTakeOver(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const field = input.current;
    if (!field?.closest('dialog')?.open) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [input]);
}
