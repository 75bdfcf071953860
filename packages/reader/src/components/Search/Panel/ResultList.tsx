import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { Part, Result } from 'graphql-docs-reference/search';
import { breakParts, kindLabels, markName, markProse } from 'graphql-docs-reference/search';
import clsx from 'clsx';
import { useHistory } from '@docusaurus/router';
import { addressOf, place } from 'graphql-docs-reference/graphql';
import { useApi } from '../../use-api';
import styles from './styles.module.css';
import { t } from '../../../t';

interface ResultListProps {
  readonly id: string;
  readonly results: readonly Result[];
  readonly query: string;
  readonly active: ActiveRow;
  readonly onClose: () => void;
}

/** Results of all kinds, the best first; the focus stays in the field, which names the active one. */
export function ResultList({ id, results, query, active, onClose }: ResultListProps): ReactNode {
  return (
    // A box that scrolls would be a stop of the Tab key.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('search.results')}
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

/** As the keyword of the schema is called in every language. */
const badge = 'deprecated';

/** Letters of a name that have room in a line of the narrowest phone. */
const longestWhole = 24;

interface ResultOptionProps {
  readonly id: string;
  readonly result: Result;
  readonly query: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onClose: () => void;
}

/** A result: what it is, what it is called, and what is said about it. */
function ResultOption(props: ResultOptionProps): ReactNode {
  const { id, result, query, isActive, onPoint, onClose } = props;
  const { kind, title, context, detail, isDeprecated } = result;
  const { mount } = useApi();
  const history = useHistory();
  const isProse = kind === 'guide' || kind === 'post';
  const href = (isProse ? addressOf : place)(mount, result.path);

  function open(event: MouseEvent): void {
    // The browser opens another tab or window by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // First, since the browser then gives the focus back, which the next page takes.
    onClose();
    history.push(href);
  }

  return (
    // A link of Docusaurus would fetch the page of every result that is in view.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      href={href}
      onPointerMove={onPoint}
      onClick={open}
    >
      <span className={styles.kind}>{kindLabels[kind]()}</span>
      <span className={styles.text}>
        <span className={clsx(styles.title, !isProse && styles.code)}>
          <Parts of={isProse ? markProse(title, query) : markName(title, query)} />
        </span>{' '}
        {context !== '' && (
          <span className={clsx(styles.context, !isProse && styles.code)}>{context}</span>
        )}{' '}
        {isDeprecated && <span className={styles.badge}>{badge}</span>}
        {detail !== '' && (
          <span className={styles.detail}>
            <Parts of={markProse(detail, query)} />
          </span>
        )}
      </span>
    </a>
  );
}

/** A name breaks only if it has no room in a line of its own, marked or not. */
function Parts({ of: parts }: { readonly of: readonly Part[] }): ReactNode {
  return breakParts(parts, longestWhole).map(({ text, isMatch, canBreak }, index) => (
    <Fragment key={index}>
      {isMatch ? <mark>{text}</mark> : text}
      {canBreak && <wbr />}
    </Fragment>
  ));
}

interface ActiveRow {
  /** Of the element of the active row. */
  readonly id: string | undefined;
  readonly path: string | undefined;
  readonly idOf: (path: string) => string;
  readonly set: (path: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Wanted {
  readonly query: string;
  readonly path: string;
}

/** The best row, until the reader moves to another, which stays while others come in around it. */
export function useActiveRow(paths: readonly string[], query: string, listId: string): ActiveRow {
  const [wanted, setWanted] = useState<Wanted>();
  const index = Math.max(0, wanted?.query === query ? paths.indexOf(wanted.path) : 0);
  const path = paths[index];
  const idOf = (row: string): string => `${listId}-${paths.indexOf(row)}`;
  const id = path === undefined ? undefined : idOf(path);
  // Who moves by key sees where: also when others have come in above it.
  const isByKey = useRef(false);
  const rows = paths.join(' ');
  useLayoutEffect(() => {
    if (isByKey.current && id !== undefined)
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, rows]);

  function set(row: string, byKey = false): void {
    isByKey.current = byKey;
    setWanted({ query, path: row });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter' && id !== undefined) {
      event.preventDefault();
      document.getElementById(id)?.click();
      return;
    }
    const target = targetOf(event.key, index, paths.length);
    const next = target === undefined ? undefined : paths[target];
    if (next === undefined) return;
    event.preventDefault();
    set(next, true);
  }

  return { id, path, idOf, set, onKeyDown };
}

/** How many rows further a page is. */
const pageOfRows = 5;

/** Up from the first goes to the last, and down from the last to the first. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(index + pageOfRows, count - 1);
    case 'PageUp':
      return Math.max(index - pageOfRows, 0);
    default:
      return undefined;
  }
}
