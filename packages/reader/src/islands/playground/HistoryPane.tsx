import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatLocale } from 'graphql-docs-reference/i18n';
import { currentApi } from '../../api';
import type { HistoryEntry } from './documents/documents';
import { titleOf } from './documents/documents';
import type { History } from './documents/keep';
import styles from './styles.module.css';
import { nameOfTarget } from './targets/targets';
import { t } from '../../t';

interface HistoryPaneProps {
  readonly history: History;
  /** Shows a request in a tab of its own. */
  readonly onOpen: (entry: HistoryEntry) => void;
  /** Puts a request in the place of the one that is shown. */
  readonly onReplace: (entry: HistoryEntry) => void;
}

/** The requests that were run, to be taken up again. */
export function HistoryPane(props: HistoryPaneProps): ReactNode {
  const { history } = props;
  const { entries } = useSyncExternalStore(history.subscribe, history.get);
  const now = useMinutes();
  if (entries.length === 0) {
    return <p className={styles.empty}>{t('playground.history.empty')}</p>;
  }
  return (
    <>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <Row key={keyOf(entry)} entry={entry} now={now} {...props} />
        ))}
      </ul>
      <button
        type="button"
        className={styles.clear}
        onClick={({ currentTarget }) => {
          leave(currentTarget);
          history.clear();
        }}
      >
        {t('playground.history.clear')}
      </button>
    </>
  );
}

interface RowProps extends HistoryPaneProps {
  readonly entry: HistoryEntry;
  readonly now: number;
}

function Row({ entry, now, history, onOpen, onReplace }: RowProps): ReactNode {
  const title = titleOf(entry);
  const { variables, at } = entry;
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        <button
          type="button"
          className={styles.name}
          title={t('playground.history.open')}
          onClick={() => onOpen(entry)}
        >
          {title}
        </button>
        <span className={styles.aside}>{circumstancesOf(entry)}</span>
        <time
          className={styles.aside}
          dateTime={new Date(at).toISOString()}
          title={exact.format(at)}
        >
          {sayAgo(at, now)}
        </time>
      </span>
      {variables.trim() !== '' && <code className={styles.variables}>{firstLine(variables)}</code>}
      <span className={styles.words}>
        <button
          type="button"
          className={styles.back}
          aria-label={t('playground.history.replace.label', { title })}
          onClick={() => onReplace(entry)}
        >
          {t('playground.history.replace')}
        </button>
        <button
          type="button"
          className={styles.back}
          aria-label={t('playground.history.remove.label', { title })}
          onClick={({ currentTarget }) => {
            leave(currentTarget);
            history.remove(entry);
          }}
        >
          {t('playground.history.remove')}
        </button>
      </span>
    </li>
  );
}

/** Before a button is gone, the focus goes to that of the entry below or above, or else to the tab. */
function leave(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const id = button.closest('[role=tabpanel]')?.getAttribute('aria-labelledby') ?? '';
  const buttons = next?.querySelectorAll('button') ?? [];
  ([...buttons].at(-1) ?? document.getElementById(id))?.focus();
}

function keyOf({ query, variables, as, target }: HistoryEntry): string {
  return JSON.stringify([query, variables, as, target]);
}

/** Who asked, and whom, unless that was the model in the page. */
function circumstancesOf({ as, target }: HistoryEntry): string {
  const caller = currentApi().callers.find(({ id }) => id === as)?.label;
  return [caller, target && nameOfTarget(target)].filter(Boolean).join(', ');
}

/** All of them, where they are short, in one line. */
function firstLine(variables: string): string {
  return variables.replace(/\s+/g, ' ').trim().slice(0, 80);
}

/** The present moment, once a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 60_000);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

const units = [
  { unit: 'day', length: 86_400_000 },
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
] as const;

const relative = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' });
const exact = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', timeStyle: 'medium' });

/** How long ago a moment was, in its largest unit. */
export function sayAgo(at: number, now: number): string {
  const past = Math.max(0, now - at);
  const found = units.find(({ length }) => past >= length);
  return found
    ? relative.format(-Math.floor(past / found.length), found.unit)
    : t('playground.justNow');
}
