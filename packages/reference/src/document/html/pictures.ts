import type { Element, ElementContent } from 'hast';
import { h, s } from 'hastscript';
import type { Arc } from '../tree';
import { breakable } from './breakable';
import { t } from '../../i18n/t';

/** The entries of a list, as HTML. */
export type Entries = readonly ElementContent[][];

/** A type between what leads to it and what it leads to. Without a style sheet, two lists. */
export function neighbours(of: string, waysIn: Entries, waysOut: Entries): Element {
  return h(
    'div.neighbours',
    h(
      'div.neighboursPicture',
      ...ways('in', waysIn),
      ...ways('out', waysOut),
      h('code.neighboursSelf', breakable(of)),
    ),
  );
}

/** The list of one side, and a line from each entry to the type in the middle. */
function ways(direction: 'in' | 'out', entries: Entries): Element[] {
  if (entries.length === 0) return [];
  const height = 2 * entries.length;
  return [
    h(
      'div.ways',
      { className: direction },
      h('p.waysLabel', direction === 'in' ? t('document.waysIn') : t('document.waysOut')),
      h(
        'div.waysRows',
        h('ul', ...entries.map((entry) => h('li', entry))),
        s(
          'svg',
          { viewBox: `0 0 2 ${height}`, preserveAspectRatio: 'none', ariaHidden: 'true' },
          s('path', { d: curves(height) }),
        ),
      ),
    ),
  ];
}

/** Curves from the middle of each row to the middle of all, in units of half a row. */
function curves(height: number): string {
  const middle = height / 2;
  return Array.from({ length: middle }, (_, row) => 2 * row + 1)
    .map((y) => `M0 ${y}C1 ${y} 1 ${middle} 2 ${middle}`)
    .join('');
}

/** A list with arcs between its entries; the island `domain-map` has those of one stand out. */
export function domainMap(entries: Entries, arcs: readonly Arc[]): Element {
  const longest = Math.max(...arcs.map(([from, to]) => Math.abs(from - to)));
  return h(
    'div.domainMap',
    { dataIsland: 'domain-map' },
    h('ul', ...entries.map((entry) => h('li', entry))),
    s(
      'svg',
      {
        viewBox: `0 0 60 ${2 * entries.length}`,
        preserveAspectRatio: 'none',
        ariaHidden: 'true',
      },
      ...arcs.map((arc) => {
        const [from, to, count] = arc;
        return s('path', {
          className: from > to ? 'up' : undefined,
          dataEnds: `${from} ${to}`,
          d: drawArc(arc, longest),
          strokeWidth: 0.5 + count / 2,
        });
      }),
    ),
  );
}

/**
 * Path of an arc beside a list, in units of half an entry from top to bottom, and of a sixtieth of
 * the width, which the longest arc fills. An arc that leads up swings wider than its way back.
 */
export function drawArc([from, to]: Arc, longest: number): string {
  const swing = (from < to ? 72 : 77) * (Math.abs(from - to) / longest);
  const [start, end, reach] = [2 * from + 1, 2 * to + 1, Math.round(swing)];
  return `M0 ${start}C${reach} ${start} ${reach} ${end} 0 ${end}`;
}
