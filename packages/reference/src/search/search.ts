import { namedType } from '../graphql/names';
import type { Entry, Rate } from './places';
import { isProse, Places, pageOf } from './places';
import type { SymbolMatch } from './find-symbols';
import { createSymbolMatcher, looksLikeName, nameScore } from './find-symbols';
import type { FilterName } from './kinds';
import { acceptsKind, filters, longestQuery } from './kinds';
import { findSnippet, isMeant } from './mark-matches';
import type { GuideRecord, SymbolRecord, TextFile, SymbolFile } from './records';
import { readSymbols } from './records';
import type { SearchWords } from './search-words';
import { createAliasFinder, createTranslation, noWords } from './search-words';
import type { Term } from './terms';
import { findQueryTerms, findTerms } from './terms';

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
  /** The query with what its words mean: what results are marked by. */
  readonly meant: string;
}

export interface Search {
  readonly find: (query: string, filter: FilterName) => Findings;
  /** For a query that finds nothing: what its known words find, which it says as what is meant. */
  readonly findInstead: (query: string) => Findings;
  /** The search when it has read the text of the guides and what the schema says about members. */
  readonly withText: (file: TextFile) => Promise<Search>;
  /** Of all filters those that this schema has something for. */
  readonly filters: typeof filters;
  /** Where a reader may begin. */
  readonly start: readonly Result[];
  /** How much there is to find. */
  readonly size: { readonly names: number; readonly pages: number };
}

/**
 * Among all kinds, few enough to look through; of one page, and of members that are called the same,
 * few enough that others are seen.
 */
const limits = { all: 20, kind: 50, page: 2, name: 5 };

/** What is before a name if somebody asks for it. */
const asking =
  /^\s*(?:(?:how (?:do|can) (?:i|we)|how to|what(?:'s| is| are| does)) )?(?:(?:list|show|get|find|fetch|read|load|query|mutation) )?(?:(?:all|the|an?) )?/i;

/** The search over names, headings and, once they are there, texts: one list, the best first. */
export function createSearch(
  symbolFile: SymbolFile,
  guides: readonly GuideRecord[],
  words: SearchWords = noWords,
): Search {
  const records = readSymbols(symbolFile);
  const matchSymbols = createSymbolMatcher(records);
  const roots = [...new Set(records.map(rootOf))].filter((root) => root !== '');
  const findAliases = createAliasFinder(words);
  const translate = createTranslation(words.meanings);
  const places = new Places(records, guides, words);
  let reading: Promise<Search> | undefined;

  function find(query: string, filter: FilterName): Findings {
    const typed = query.slice(0, longestQuery);
    const translated = translate(typed);
    const readings = [...new Set([typed, places.spell(translated ?? typed)])];
    const scores = new Map<Entry, number>();
    const rate: Rate = (path, score) => {
      const entry = places.at(path);
      if (entry === undefined || !acceptsKind(filter, entry.kind)) return;
      scores.set(entry, Math.max(score, scores.get(entry) ?? 0));
    };
    for (const text of readings) {
      places.find(text, rate);
      rateNames(text, looksLikeName(typed), scores.size > 0, rate);
      for (const [path, score] of findAliases(text)) rate(path, score);
    }
    rateOperations(typed, rate);
    const ranked = [...scores].sort((a, b) => b[1] - a[1]).map(([entry]) => entry);
    const shown = filter === 'all' ? fewOfEachFirst(ranked).slice(0, limits.all) : ranked;
    const meant = readings.join(' ');
    const terms = findQueryTerms(meant);
    return {
      results: shown.slice(0, limits.kind).map((entry) => toResult(entry, terms)),
      total: ranked.length,
      meant,
    };
  }

  /** A name may be all that is asked for, or have a verb in it. */
  function namesIn(text: string): SymbolMatch[] {
    const asked = text.replace(asking, '');
    return [...matchSymbols(text), ...(asked === text ? [] : matchSymbols(asked))];
  }

  function rateNames(text: string, isName: boolean, hasWords: boolean, rate: Rate): void {
    for (const [place, { record, tier }] of namesIn(text).entries()) {
      // What is said somewhere is no error: "curl" is not a misspelt "url".
      if (tier === 'typingError' && !isName && hasWords) continue;
      rate(record.path, nameScore(tier, record, isName) - place / 10_000);
    }
  }

  /** `Query.me`: what is after a root type is a name, or another title, of one of its fields. */
  function rateOperations(typed: string, rate: Rate): void {
    const root = roots.find((prefix) => typed.toLowerCase().startsWith(prefix.toLowerCase()));
    if (root === undefined) return;
    const name = typed.slice(root.length);
    const isOfRoot = ({ coordinate }: SymbolRecord): boolean => coordinate.startsWith(root);
    const own = new Set(records.filter(isOfRoot).map(({ path }) => path));
    for (const [place, { record, tier }] of matchSymbols(name, isOfRoot).entries())
      rate(record.path, nameScore(tier, record, true) - place / 10_000);
    for (const [path, score] of findAliases(name)) if (own.has(path)) rate(path, score);
  }

  function findInstead(query: string): Findings {
    return find(places.known(translate(query) ?? query), 'all');
  }

  function toResult(entry: Entry, query: readonly Term[]): Result {
    const { kind, title, context, path, isDeprecated, description } = entry;
    const text = places.textOf(path);
    const says = description !== '' && findTerms(description).some((term) => isMeant(term, query));
    const [first = ''] = text.split('\n');
    const page = places.at(pageOf(path));
    const detail = says
      ? description
      : findSnippet(text, query) || description || first || (page?.description ?? '');
    return { kind, title, context, path, isDeprecated, detail };
  }

  const start = [...words.start, ...exampleNames(records)]
    .flatMap((path) => places.at(path) ?? [])
    .map((entry) => toResult(entry, []));
  const search: Search = {
    find,
    findInstead,
    withText: (file) => (reading ??= places.read(file).then(() => ({ ...search }))),
    filters: filters.filter(
      ({ kinds }) =>
        kinds === undefined ||
        kinds.includes('guide') ||
        records.some(({ kind }) => kinds.includes(kind)),
    ),
    start,
    size: { names: records.length, pages: guides.length },
  };
  return search;
}

/** `Query.`, or nothing: what a coordinate has before the label. */
function rootOf({ coordinate, label }: SymbolRecord): string {
  return coordinate.slice(0, -label.length);
}

/** Places of one page and members of one name, beyond a few, come after all others. */
function fewOfEachFirst(entries: readonly Entry[]): Entry[] {
  const counts = new Map<string, number>();
  const few = entries.filter(({ kind, path, title }) => {
    const key = isProse(kind) ? pageOf(path) : title.replace(/^.*[.(]/, '.');
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= (isProse(kind) ? limits.page : limits.name);
  });
  return [...new Set([...few, ...entries])];
}

/** Paths of an operation, a type and a value to begin with: those of the type that most names have. */
function exampleNames(records: readonly SymbolRecord[]): string[] {
  const uses = new Map<string, number>();
  for (const { type } of records) uses.set(namedType(type), (uses.get(namedType(type)) ?? 0) + 1);
  const byUse = (a: SymbolRecord, b: SymbolRecord): number =>
    (uses.get(b.name) ?? 0) - (uses.get(a.name) ?? 0);
  const [type] = records.filter(({ kind }) => kind === 'object').toSorted(byUse);
  const operation = records.find(
    (record) => record.kind === 'query' && namedType(record.type) === type?.name,
  );
  return [operation, type].flatMap((record) => record?.path ?? []);
}
