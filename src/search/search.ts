import { createDescriptionSearch } from './find-descriptions';
import type { GuideMatch, GuideRecord } from './find-guides';
import { createGuideSearch } from './find-guides';
import { createSymbolSearch } from './find-symbols';
import type { FilterName, ResultKind } from './kinds';
import { acceptsKind, filters } from './kinds';
import type { SymbolFile } from './symbol-file';
import type { SymbolRecord } from './symbol-records';
import { readSymbols } from './symbol-records';
import { splitName } from './words';

/** A line of the result list, and where it leads. */
export interface Result {
  readonly kind: ResultKind;
  readonly title: string;
  /** Type of a field or an argument, or the page of a section. */
  readonly context: string;
  /** What is said about it, or nothing. */
  readonly detail: string;
  /** Route with anchor, without the base address of the site; no two results share one. */
  readonly path: string;
  readonly isDeprecated: boolean;
}

export interface ResultGroup {
  readonly label: string;
  readonly results: readonly Result[];
  /** How many were found in all. */
  readonly total: number;
}

export interface Answer {
  readonly groups: readonly ResultGroup[];
  /** Whether names and headings hold all that the query says, so that the full text can wait. */
  readonly isComplete: boolean;
}

/** A page of prose whose text holds the query. */
export interface FullTextHit {
  /** Route of the page, and with it the anchor of the section if it has one. */
  readonly path: string;
  readonly section: string;
  readonly excerpt: string;
}

export interface Search {
  readonly find: (query: string, filter: FilterName, fullText?: readonly FullTextHit[]) => Answer;
  /** Of all filters those that this schema has something for. */
  readonly filters: typeof filters;
  /** An operation, a field and a value of this schema, for a reader to begin with. */
  readonly examples: readonly string[];
  /** How much there is to find. */
  readonly size: { readonly names: number; readonly pages: number };
}

/** The search over names and headings; what the full text adds is handed to it. */
export function createSearch(symbolFile: SymbolFile, guides: readonly GuideRecord[]): Search {
  const records = readSymbols(symbolFile);
  const findSymbols = createSymbolSearch(records);
  const findDescriptions = createDescriptionSearch(records);
  const findGuides = createGuideSearch(guides);
  return {
    filters: filters.filter(
      ({ kinds }) =>
        kinds === undefined ||
        kinds.includes('guide') ||
        records.some(({ kind }) => kinds.includes(kind)),
    ),
    examples: exampleQueries(records),
    size: { names: records.length, pages: guides.length },
    find: (query, filter, fullText = []) => {
      const accepts = ({ kind }: { readonly kind: ResultKind }): boolean =>
        acceptsKind(filter, kind);
      const symbols = findSymbols(query, accepts);
      const matches = findGuides(query).filter(({ guide }) => accepts(guide));
      const isComplete = symbols.length > 0 || matches.some((match) => match.isComplete);
      const pages = mergePages(matches, fullText, guides, isComplete).filter(accepts);
      const described = symbols.length === 0 ? findDescriptions(query, accepts) : [];
      const limit =
        filter === 'all' ? limits : { symbols: 50, guides: 50, posts: 50, described: 50 };
      return {
        groups: [
          group('Reference', symbols.map(symbolResult), limit.symbols),
          group(
            'Guides',
            pages.filter(({ kind }) => kind === 'guide'),
            limit.guides,
          ),
          group(
            'Blog',
            pages.filter(({ kind }) => kind === 'post'),
            limit.posts,
          ),
          group('Reference, by description', described.map(symbolResult), limit.described),
        ].filter(({ total }) => total > 0),
        isComplete,
      };
    },
  };
}

/** Among all kinds, few enough that every group is seen. */
const limits = { symbols: 6, guides: 5, posts: 3, described: 4 };

function group(label: string, results: readonly Result[], limit: number): ResultGroup {
  return { label, results: results.slice(0, limit), total: results.length };
}

function symbolResult(record: SymbolRecord): Result {
  const { kind, label, type, description, path, isDeprecated } = record;
  return { kind, title: label, context: type, detail: description, path, isDeprecated };
}

/** One result a page: what its author says first, then its text; half a match for want of a whole. */
function mergePages(
  matches: readonly GuideMatch[],
  hits: readonly FullTextHit[],
  guides: readonly GuideRecord[],
  isComplete: boolean,
): Result[] {
  const byPath = new Map(guides.map((guide) => [guide.path, guide]));
  const results = [
    ...matches.filter((match) => match.isComplete || !isComplete).map(headingResult),
    ...hits.flatMap((hit): Result[] => {
      const guide = byPath.get(pageOf(hit.path));
      return guide === undefined ? [] : [hitResult(guide, hit)];
    }),
  ];
  const seen = new Set<string>();
  return results.filter(({ path }) => {
    const page = pageOf(path);
    const isFirst = !seen.has(page);
    seen.add(page);
    return isFirst;
  });
}

function pageOf(path: string): string {
  return path.replace(/#.*$/, '');
}

function headingResult({ guide, section }: GuideMatch): Result {
  const { kind, title, description, path } = guide;
  const place =
    section === undefined
      ? { title, context: '', path }
      : { title: section[0], context: title, path: `${path}#${section[1]}` };
  return { kind, ...place, detail: description, isDeprecated: false };
}

function hitResult({ kind, title }: GuideRecord, { path, section, excerpt }: FullTextHit): Result {
  const isTop = section === '' || section === title;
  return {
    kind,
    title: isTop ? title : section,
    context: isTop ? '' : title,
    detail: excerpt,
    path,
    isDeprecated: false,
  };
}

function exampleQueries(records: readonly SymbolRecord[]): string[] {
  const operation = records.find(
    ({ kind, name }) => kind === 'query' && splitName(name).length > 2,
  );
  const returned = operation?.type.replace(/[[\]!]/g, '') ?? '';
  const field = records.find(
    ({ kind, label }) => kind === 'field' && label.startsWith(`${returned}.`),
  );
  const value = records.find(({ kind }) => kind === 'enumValue');
  return [operation, field, value].flatMap((record) => record?.label ?? []);
}
