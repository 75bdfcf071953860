import { translate } from '@docusaurus/Translate';
import { holdsWords } from './holds-words';

/**
 * The filter above the fields of a type. Style sheets hide the rows that it marks, but never the one
 * that the address names.
 */
export function wake(filter: HTMLElement): (() => void) | undefined {
  const input = filter.querySelector('input');
  const status = filter.querySelector('[role=status]');
  if (!input || !status) return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>('.field')].map((row) => ({
    row,
    text: textOf(row),
  }));

  function follow(): void {
    for (const { row, text } of rows) {
      row.toggleAttribute('data-filtered', !holdsWords(text, input?.value ?? ''));
    }
    const left = rows.filter(({ row }) => row.checkVisibility()).length;
    const isIdle = input?.value.trim() === '';
    if (status) status.textContent = isIdle ? '' : sayLeft(left, rows.length);
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
  return () => stop.abort();
}

function sayLeft(left: number, count: number): string {
  return translate({ id: 'fields.left', message: '{left} of {count} fields' }, { left, count });
}

/** What a reader would search a row for: no type in words, no code of a migration. */
function textOf(row: HTMLElement): string {
  const copy = row.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('.typeWords, .hiddenWords, .fold')) part.remove();
  return copy.textContent;
}
