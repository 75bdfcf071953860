import type { Term } from './terms';
import { findQueryTerms, findTerms } from './terms';
import { findWords, splitName } from './words';

/** A part of a text, and whether the query is in it. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Divides a name into what a query matches, at the beginnings of words, and the rest. */
export function markName(name: string, query: string): Part[] {
  const wanted = query.trim().toLowerCase();
  const whole = name.toLowerCase().indexOf(wanted);
  if (wanted !== '' && whole >= 0) return cut(name, [[whole, whole + wanted.length]]);
  const longestFirst = splitName(query).sort((a, b) => b.length - a.length);
  const ranges = findWords(name).flatMap(({ text, start }): Range[] => {
    const match = longestFirst.find((word) => text.startsWith(word));
    return match === undefined ? [] : [[start, start + match.length]];
  });
  return cut(name, ranges);
}

/** Divides prose into the words that a query means, in any form of theirs, and the rest. */
export function markProse(prose: string, query: string): Part[] {
  const wanted = findQueryTerms(query);
  const meant = findTerms(prose).filter((term) => isMeant(term, wanted));
  return cut(
    prose,
    meant.map(({ start, end }) => [start, end]),
  );
}

/** Whether a word of a text is one of a query: a form of it, a synonym, or what it begins. */
export function isMeant({ text, stem, group }: Term, query: readonly Term[]): boolean {
  return query.some(
    (wanted) =>
      wanted.stem === stem ||
      (group !== undefined && wanted.group === group) ||
      (wanted.text.length > 2 && text.startsWith(wanted.text)),
  );
}

type Range = readonly [start: number, end: number];

/** Of ranges that overlap the first counts. */
function cut(text: string, ranges: readonly Range[]): Part[] {
  let position = 0;
  const parts = ranges.flatMap(([start, end]): Part[] => {
    if (start < position) return [];
    const before = { text: text.slice(position, start), isMatch: false };
    position = end;
    return [before, { text: text.slice(start, end), isMatch: true }];
  });
  return [...parts, { text: text.slice(position), isMatch: false }].filter(
    (part) => part.text !== '',
  );
}
