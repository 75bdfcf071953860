import { holdsWords } from '../components/ReferenceMenu/symbols';
import { sayLater } from '../components/say-later';
import { t } from '../t';

/**
 * The filter above the fields of a type: what a name holds comes first, then what is seen of a row,
 * then what is folded into it. Style sheets hide the rows that it marks, but never the one that the
 * address names.
 */
export function wake(filter: HTMLElement): (() => void) | undefined {
  const input = filter.querySelector('input');
  const seen = filter.querySelector('.fieldFilterStatus');
  const status = filter.querySelector('[role=status]');
  const tools = filter.parentElement;
  if (!input || !seen || !status || !tools) return undefined;
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
      left.flatMap(({ row }) => [...row.querySelectorAll('h3, .field > div p')]),
      query,
    );
    const counts = { left: left.length, count: rows.length };
    const said = query === '' ? '' : t('fields.left', counts);
    if (seen) seen.textContent = said;
    if (status) sayLater(status, said);
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
  // On a slow connection, a reader types before any script of the page could hear of it.
  if (input.value !== '') follow();
  return () => {
    stop.abort();
    markWords([], '');
  };
}

/** Each holds the one before it. */
const parts = ['h3', '.field > div', '.field'] as const;

/** What a reader would search a row, or a part of it, for: no type in words, no code of a migration. */
function textOf(row: HTMLElement, part: string): string {
  const copy = row.cloneNode(true) as HTMLElement;
  for (const other of copy.querySelectorAll('.typeWords, .hiddenWords, .fold')) other.remove();
  return (copy.matches(part) ? copy : copy.querySelector(part))?.textContent ?? '';
}

/** Style sheets give what it marks the look of `::highlight(field-filter)`. */
const name = 'field-filter';

/** Marks the words of a query where elements hold them; of an empty query, nothing. */
function markWords(elements: readonly Element[], query: string): void {
  // A browser without it filters, and marks nothing.
  if (!('highlights' in CSS)) return;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const ranges = elements.flatMap((element) => words.flatMap((word) => rangesOf(element, word)));
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
  else CSS.highlights.delete(name);
}

/** A name that may break between its words is in several nodes. */
function rangesOf(element: Element, word: string): Range[] {
  const nodes = textNodesOf(element);
  const text = nodes
    .map(({ data }) => data)
    .join('')
    .toLowerCase();
  const ranges: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const range = new Range();
    range.setStart(...placeAt(nodes, at));
    range.setEnd(...placeAt(nodes, at + word.length));
    ranges.push(range);
  }
  return ranges;
}

function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}

function placeAt(nodes: readonly Text[], at: number): [node: Node, offset: number] {
  let before = 0;
  for (const node of nodes) {
    if (at <= before + node.length) return [node, at - before];
    before += node.length;
  }
  throw new RangeError(`No place ${at} in ${before} characters`);
}
