import type { Entry } from './entries';
import { guideEntries, symbolEntry, textsOf, textWeight } from './entries';
import { exampleQueries } from './example-queries';
import { createSymbolMatcher } from './find-symbols';
import type { GuideRecord } from './guide-record';
import type { FilterName } from './kinds';
import { acceptsKind, filters } from './kinds';
import { longestQuery } from './longest-query';
import { isMeant } from './mark-matches';
import { looksLikeName, nameScore } from './name-score';
import { findSnippet } from './snippet';
import type { SymbolFile } from './symbol-file';
import { readSymbols } from './symbol-records';
import type { Term } from './terms';
import { findQueryTerms, findTerms } from './terms';
import type { TextFile } from './text-file';
import { createTextIndex } from './text-index';
import { closeness } from './closeness';
import { createTopics } from './topics';

/** A line of the result list, and where it leads. */
export interface Result extends Pick<
  Entry,
  'kind' | 'title' | 'context' | 'path' | 'isDeprecated'
> {
  /** What is said about it, or nothing. */
  readonly detail: string;
}

export interface Findings {
  /** The best first. */
  readonly results: readonly Result[];
  /** How many were found in all. */
  readonly total: number;
}

export interface Search {
  readonly find: (query: string, filter: FilterName) => Findings;
  /**
   * The search when it has read the text of the guides and what the schema says about members. It
   * reads a little at a time, so that keys are answered meanwhile.
   */
  readonly withText: (file: TextFile) => Promise<Search>;
  /** Of all filters those that this schema has something for. */
  readonly filters: typeof filters;
  /** An operation, a field and a value of this schema, for a reader to begin with. */
  readonly examples: readonly string[];
  /** How much there is to find. */
  readonly size: { readonly names: number; readonly pages: number };
}

/** Among all kinds, few enough to look through; of one page few enough that others are seen. */
const limits = { all: 20, kind: 50, page: 2 };

/** Milliseconds of reading at a time. */
const turn = 12;

/** What counts beside the words that were found. */
const bonuses = { topic: 0.25, literal: 0.2 };

/** The search over names, headings and, once they are there, texts: one list, the best first. */
export function createSearch(symbolFile: SymbolFile, guides: readonly GuideRecord[]): Search {
  const records = readSymbols(symbolFile);
  const matchSymbols = createSymbolMatcher(records);
  const entries = [...records.map(symbolEntry), ...guides.flatMap(guideEntries)];
  const numbers = new Map(entries.map(({ path }, number) => [path, number]));
  const index = createTextIndex();
  const topics = createTopics();
  for (const [number, { kind, name, fields, path }] of entries.entries()) {
    index.add(number, isProse(kind) ? 1 : 0.9, name);
    for (const [weight, terms] of fields) index.add(number, weight, terms);
    if (isProse(kind)) topics.add(pageOf(path), [...name, ...fields.flatMap(([, terms]) => terms)]);
  }
  let texts = new Map<string, string>();
  let reading: Promise<Search> | undefined;

  async function read(file: TextFile): Promise<Search> {
    texts = textsOf(file, records, guides);
    let since = performance.now();
    for (const [path, text] of texts) {
      const number = numbers.get(path);
      if (number === undefined || text === '') continue;
      const terms = findTerms(text);
      index.add(number, textWeight, terms);
      if (isProse(entries[number]?.kind)) topics.add(pageOf(path), terms);
      if (performance.now() - since < turn) continue;
      await new Promise((resume) => setTimeout(resume));
      since = performance.now();
    }
    return { ...search };
  }

  function find(query: string, filter: FilterName): Findings {
    const typed = query.slice(0, longestQuery);
    const text = spell(typed);
    const found = index.find(findQueryTerms(text));
    const terms = found.query;
    const scores = new Map<Entry, number>();
    for (const [number, score] of found.scores) {
      const entry = entries[number];
      if (!entry || !acceptsKind(filter, entry.kind)) continue;
      const bonus =
        closeness(entry.titleTerms(), terms) +
        bonuses.topic * topics.find(pageOf(entry.path), terms) +
        (saysLiterally(entry, text) ? bonuses.literal : 0);
      scores.set(entry, (score + bonus) * preference(entry));
    }
    const isName = looksLikeName(typed);
    for (const [place, { record, tier }] of matchSymbols(text).entries()) {
      const entry = entries[numbers.get(record.path) ?? -1];
      if (entry === undefined || !acceptsKind(filter, entry.kind)) continue;
      // What is said somewhere is no error: "curl" is not a misspelt "url".
      if (tier === 'typingError' && !isName && scores.size > 0) continue;
      const score = nameScore(tier, record, isName) - place / 10_000;
      scores.set(entry, Math.max(score, scores.get(entry) ?? 0));
    }
    const ranked = [...scores].sort((a, b) => b[1] - a[1]).map(([entry]) => entry);
    const shown = filter === 'all' ? fewOfAPage(ranked).slice(0, limits.all) : ranked;
    return {
      results: shown.slice(0, limits.kind).map((entry) => toResult(entry, terms)),
      total: ranked.length,
    };
  }

  /** The query with each word that is nowhere replaced by the one that it means. */
  function spell(query: string): string {
    return findQueryTerms(query).reduceRight((text, term) => {
      const correct = index.correct(term);
      if (correct === undefined) return text;
      return text.slice(0, term.start) + correct.text + text.slice(term.end);
    }, query);
  }

  /** A command or a message is looked for as it stands. */
  function saysLiterally({ path }: Entry, query: string): boolean {
    return query.includes(' ') && (texts.get(path) ?? '').includes(query);
  }

  function toResult(entry: Entry, query: readonly Term[]): Result {
    const { kind, title, context, path, isDeprecated, description } = entry;
    const text = texts.get(path) ?? '';
    const says = description !== '' && findTerms(description).some((term) => isMeant(term, query));
    const [first = ''] = text.split('\n');
    const page = entries[numbers.get(pageOf(path)) ?? -1];
    const detail = says
      ? description
      : findSnippet(text, query) || description || first || (page?.description ?? '');
    return { kind, title, context, path, isDeprecated, detail };
  }

  const search: Search = {
    find,
    withText: (file) => (reading ??= read(file)),
    filters: filters.filter(
      ({ kinds }) =>
        kinds === undefined ||
        kinds.includes('guide') ||
        records.some(({ kind }) => kinds.includes(kind)),
    ),
    examples: exampleQueries(records),
    size: { names: records.length, pages: guides.length },
  };
  return search;
}

function isProse(kind: Entry['kind'] | undefined): boolean {
  return kind === 'guide' || kind === 'post';
}

function pageOf(path: string): string {
  return path.replace(/#.*/, '');
}

function preference({ kind, depth, isDeprecated }: Entry): number {
  if (kind === 'post') return 0.8;
  if (kind === 'guide') return depth === 0 ? 1.05 : 1;
  return (depth === 0 ? 0.95 : 0.75) * (isDeprecated ? 0.9 : 1);
}

function fewOfAPage(entries: readonly Entry[]): Entry[] {
  const counts = new Map<string, number>();
  return entries.filter(({ kind, path }) => {
    if (!isProse(kind)) return true;
    const page = pageOf(path);
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= limits.page;
  });
}
