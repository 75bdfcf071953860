import { stemOf } from './synonym-groups';
import type { Term } from './terms';
import { findQueryTerms, findTerms } from './terms';
import { findWords, splitName } from './words';

/** A part of a text, and whether the query is in it. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Divides a name into what a query matches, from the beginnings of words, and the rest. */
export function markName(name: string, query: string): Part[] {
  const words = findWords(name);
  const wanted = query.trim().toLowerCase();
  const whole = words.find(({ start }) => name.toLowerCase().startsWith(wanted, start));
  if (wanted !== '' && whole) return cut(name, [[whole.start, whole.start + wanted.length]]);
  const longestFirst = splitName(query).sort((a, b) => b.length - a.length);
  const ranges = words.flatMap(({ text, start }): Range[] => {
    if (longestFirst.some((word) => stemOf(word) === stemOf(text))) {
      return [[start, start + text.length]];
    }
    const match = longestFirst.find((word) => begins(word, text));
    return match === undefined ? [] : [[start, start + match.length]];
  });
  return cut(name, ranges);
}

/** Divides prose into the words of a query, in any form of theirs, and the rest. */
export function markProse(prose: string, query: string): Part[] {
  const wanted = findQueryTerms(query);
  const said = findTerms(prose).filter((term) => isSaid(term, wanted));
  return cut(
    prose,
    said.map(({ start, end }) => [start, end]),
  );
}

/** Whether a word of a text is one of a query: a form of it, a synonym, or what it begins. */
export function isMeant(term: Term, query: readonly Term[]): boolean {
  const { group } = term;
  return (
    isSaid(term, query) || (group !== undefined && query.some((wanted) => wanted.group === group))
  );
}

/** The same without synonyms: a reader who sees one marked takes it for a mistake. */
function isSaid({ text, stem }: Term, query: readonly Term[]): boolean {
  return query.some((wanted) => wanted.stem === stem || begins(wanted.text, text));
}

/** Two letters begin too many words that mean something else. */
function begins(start: string, word: string): boolean {
  return start.length > 2 && word.startsWith(start);
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
