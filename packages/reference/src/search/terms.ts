import type { Word } from './words';
import { findWords } from './words';
import { stemmer } from 'stemmer';
import { memo } from '../calls';
import synonyms from './synonyms.json';

/**
 * Words that readers type for the same thing, a group a line. The search finds a page by any of
 * them, and prefers the one that was typed.
 *
 * A word or phrase stands in one group only. Its plural and its other forms are found by
 * themselves, except for a word that ends in "ing", which stands for itself alone: "paging" is
 * not a page.
 */
const entries = synonyms.flatMap((group) =>
  group.split(', ').map((entry) => ({ text: entry.replaceAll('-', ' '), group })),
);
/** A word that stands for itself alone. */
const ownWords = new Set(entries.map(({ text }) => text).filter((text) => /^\S+ing$/.test(text)));
const stemOnce = memo(stemmer);
/** Of synonyms, by a stem or a phrase that is in them. */
const groups = new Map(
  entries.map(({ text, group }) => [text.includes(' ') ? text : stemOf(text), group]),
);
const firstWords = new Set(
  entries.flatMap(({ text }) => (text.includes(' ') ? text.split(' ', 1) : [])),
);

/** The same for all forms of a word: `token` for `tokens`. */
export function stemOf(word: string): string {
  const singular = word.replace(/s$/, '');
  return ownWords.has(singular) ? singular : stemOnce(word);
}

/** A phrase of the synonyms as it is written there, for it or its plural. */
function findPhrase(text: string): string | undefined {
  if (!text.includes(' ')) return undefined;
  return [text, text.replace(/s$/, '')].find((phrase) => groups.has(phrase));
}

/** A word or a phrase of a text, and what the search compares. */
export interface Term {
  /** As written, in lower case. */
  readonly text: string;
  /** The same for the forms of a word: `token` for `tokens`. */
  readonly stem: string;
  /** The same for words that mean the same, if there are any. */
  readonly group: string | undefined;
  /** Whether it is written as a name is, with a capital within. */
  readonly isName: boolean;
  readonly start: number;
  readonly end: number;
}

/** What a question is asked with, and not what it asks for. */
const fillers = new Set(
  'a about all an and any are as at be been but by can cannot could did do does doesn don each else every for from get gets give given had happen happens has have how i if in instead into is isn it its just let long many may me mean means much must my need needs no not of off on one or our ours out s should so some someone something such t than that the their them then there these they this those to too up use used using want was way we were what when where which while who why will with within without would you your'.split(
    ' ',
  ),
);

/** Terms of prose, phrases before their words. Fillers are left out unless there is nothing else. */
export function findTerms(prose: string): Term[] {
  return toTerms(proseWords(prose));
}

/** Terms of an alias: each of its words counts, since it is short. */
export function findAliasTerms(alias: string): Term[] {
  return toTerms(proseWords(alias), new Set());
}

/** Terms of what is found as it stands: its words, and no other words for them. */
export function findLiteralTerms(literal: string): Term[] {
  return proseWords(literal).map(({ text, start }) => ({
    ...termOf(text, start),
    group: undefined,
  }));
}

function proseWords(prose: string): ProseWord[] {
  return [...prose.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    isName: /\p{Ll}\p{Lu}/u.test(word),
  }));
}

/** Terms of a name of GraphQL: its words, and the whole of it. */
export function findNameTerms(name: string): Term[] {
  const terms = toTerms(findWords(name));
  return terms.length < 2 ? terms : [...terms, termOf(name.toLowerCase(), 0, true)];
}

/** Terms of what a reader types: of a phrase only the phrase, and no term twice. */
export function findQueryTerms(query: string): Term[] {
  const terms = findTerms(query);
  return terms.filter(
    ({ start, end, stem }, index) =>
      terms.findIndex((other) => other.stem === stem) === index &&
      !terms.some((other) => other.end - other.start > end - start && covers(other, start, end)),
  );
}

function covers(term: Term, start: number, end: number): boolean {
  return term.start <= start && term.end >= end;
}

interface ProseWord extends Word {
  readonly isName?: boolean;
}

/** Runs over all texts in the browser, so it makes no more objects than it needs. */
function toTerms(words: readonly ProseWord[], leftOut: ReadonlySet<string> = fillers): Term[] {
  const telling: Term[] = [];
  for (const [index, { text, start, isName }] of words.entries()) {
    if (firstWords.has(text)) telling.push(...phrasesAt(words, index));
    if (!leftOut.has(text)) telling.push(termOf(text, start, isName));
  }
  if (telling.length > 0) return telling;
  return words.map(({ text, start, isName }) => termOf(text, start, isName));
}

/** Phrases of the synonyms, the longest first. */
function phrasesAt(words: readonly Word[], index: number): Term[] {
  return [4, 3, 2].flatMap((length) => {
    const phrase = words.slice(index, index + length);
    const [first, last] = [phrase[0], phrase[length - 1]];
    const text = phrase.map((word) => word.text).join(' ');
    const stem = findPhrase(text);
    if (!first || !last || stem === undefined) return [];
    const end = last.start + last.text.length;
    return [{ text, stem, group: groups.get(stem), isName: false, start: first.start, end }];
  });
}

function termOf(text: string, start: number, isName = false): Term {
  const stem = stemOf(text);
  return { text, stem, group: groups.get(stem), isName, start, end: start + text.length };
}
