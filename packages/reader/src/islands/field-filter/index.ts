import { translate } from '@docusaurus/Translate';
import { markWords } from './mark-words';

/**
 * The filter above the fields of a type: what a name holds comes first, then what is seen of a row,
 * then what is folded into it. Style sheets hide the rows that it marks, but never the one that the
 * address names.
 */
export function wake(filter: HTMLElement): (() => void) | undefined {
  const input = filter.querySelector('input');
  const status = filter.querySelector('[role=status]');
  const tools = filter.parentElement;
  if (!input || !status || !tools) return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>('.field')].map((row) => ({
    row,
    texts: parts.map((part) => textOf(row, part)),
  }));

  function follow(): void {
    const query = input?.value.trim() ?? '';
    const ranked = rows.map(({ row, texts }) => ({
      row,
      rank: texts.filter((text) => !holdsWords(text, query)).length,
    }));
    for (const { row, rank } of ranked) {
      row.toggleAttribute('data-filtered', rank === parts.length);
    }
    tools?.after(...ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row));
    const left = ranked.filter(({ row }) => row.checkVisibility());
    markWords(
      left.flatMap(({ row }) => [...row.querySelectorAll('h3, .typeRef, .fieldSentence')]),
      query,
    );
    if (status) status.textContent = query === '' ? '' : sayLeft(left.length, rows.length);
  }

  const stop = new AbortController();
  input.addEventListener('input', follow);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || input.value === '') return;
    event.preventDefault();
    input.value = '';
    follow();
  });
  window.addEventListener('hashchange', follow, { signal: stop.signal });
  return () => {
    stop.abort();
    markWords([], '');
  };
}

/** Each holds the one before it. */
const parts = ['h3', '.fieldRow', '.field'] as const;

function sayLeft(left: number, count: number): string {
  return translate({ id: 'fields.left', message: '{left} of {count} fields' }, { left, count });
}

/** What a reader would search a row, or a part of it, for: no type in words, no code of a migration. */
function textOf(row: HTMLElement, part: string): string {
  const copy = row.cloneNode(true) as HTMLElement;
  for (const other of copy.querySelectorAll('.typeWords, .hiddenWords, .fold')) other.remove();
  return (copy.matches(part) ? copy : copy.querySelector(part))?.textContent ?? '';
}

/** Whether a text holds each word of a query, or its beginning, in whatever case and order. */
export function holdsWords(text: string, query: string): boolean {
  const within = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
