import { splitNames } from '../graphql/names';
import { stemOf, findQueryTerms, findTerms } from './terms';
import type { Term } from './terms';
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

/** Whether a text has a word of a query, in any form, or a synonym of one. */
export function hasWordOf(prose: string, query: string): boolean {
  const wanted = findQueryTerms(query);
  return findTerms(prose).some((term) => isMeant(term, wanted));
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

interface BreakablePart extends Part {
  /** Whether a line may break behind it, within a name. */
  readonly canBreak: boolean;
}

/**
 * Divides marked parts where the names that they make together may break. A name is as long as all
 * of its parts, and may break at the edge of a mark, too.
 *
 * @param from length from which a name can break.
 */
export function breakParts(parts: readonly Part[], from: number): BreakablePart[] {
  const breaks = offsetsOf(splitNames(parts.map(({ text }) => text).join(''), from));
  const edges = offsetsOf(parts.map(({ text }) => text));
  let start = 0;
  return parts.flatMap(({ text, isMatch }, index) => {
    const [first, to] = [start, edges[index] ?? start];
    start = to;
    const ends = [...breaks.filter((end) => end > first && end < to), to];
    return ends.map((end, piece) => ({
      text: text.slice((ends[piece - 1] ?? first) - first, end - first),
      isMatch,
      canBreak: breaks.includes(end) && end < (breaks.at(-1) ?? 0),
    }));
  });
}

/** Where each of some texts ends that follow each other. */
function offsetsOf(texts: readonly string[]): number[] {
  let end = 0;
  return texts.map(({ length }) => (end += length));
}

/** Letters before the first match that fit on the first line of a result. */
const most = 90;

/** The line of a text that says most of a query, from near its first match; nothing if none does. */
export function findSnippet(text: string, query: readonly Term[]): string {
  const lines = text.split('\n').map((line) => {
    const matches = findTerms(line).filter((term) => isMeant(term, query));
    return { line, matches, said: new Set(matches.map(({ stem }) => stem)).size };
  });
  const best = Math.max(0, ...lines.map(({ said }) => said));
  const found = lines.find(({ said }) => said === best && best > 0);
  return found === undefined ? '' : startNear(found.line, found.matches[0]?.start ?? 0);
}

/** Begins at a word, and before that at the start of a clause or a cell if there is one. */
function startNear(line: string, match: number): string {
  if (match <= most) return line;
  const from = line.slice(match - most, match);
  const clause = Math.max(...[' · ', '; ', ': ', ', '].map((mark) => from.lastIndexOf(mark)));
  const start = match - most + (clause >= 0 ? clause + 1 : from.indexOf(' '));
  return `… ${line.slice(start).replace(/^[·\s]+/, '')}`;
}
