import { findWords, splitName } from './words';

/** A part of a text, and whether the query is in it. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Divides a text into what a query matches, at the beginnings of words, and the rest. */
export function markMatches(text: string, query: string): Part[] {
  const whole = text.toLowerCase().indexOf(query.trim().toLowerCase());
  const ranges: [number, number][] =
    whole >= 0 && query.trim() !== ''
      ? [[whole, whole + query.trim().length]]
      : wordRanges(text, splitName(query));
  return cut(text, ranges);
}

function wordRanges(text: string, wanted: readonly string[]): [number, number][] {
  const longestFirst = [...wanted].sort((a, b) => b.length - a.length);
  return findWords(text).flatMap(({ text: word, start }): [number, number][] => {
    const match = longestFirst.find((each) => word.startsWith(each));
    return match === undefined ? [] : [[start, start + match.length]];
  });
}

function cut(text: string, ranges: readonly [number, number][]): Part[] {
  let position = 0;
  const parts = ranges.flatMap(([start, end]): Part[] => {
    const before = { text: text.slice(position, start), isMatch: false };
    position = end;
    return [before, { text: text.slice(start, end), isMatch: true }];
  });
  return [...parts, { text: text.slice(position), isMatch: false }].filter(
    (part) => part.text !== '',
  );
}
