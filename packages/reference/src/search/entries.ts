import { once } from '../calls';
import type { ResultKind } from './kinds';
import type { GuideRecord, SymbolRecord, TextFile } from './records';
import type { SearchWords } from './search-words';
import type { Term } from './terms';
import { findAliasTerms, findLiteralTerms, findNameTerms, findTerms } from './terms';

/** A place that a result leads to. */
export interface Entry {
  readonly kind: ResultKind;
  readonly title: string;
  /** Type of a field or an argument, or the page of a section. */
  readonly context: string;
  /** What is said about it, or nothing. */
  readonly description: string;
  /** Route with anchor, without the base address of the site; no two entries share one. */
  readonly path: string;
  readonly isDeprecated: boolean;
  /** 0 for a page, 1 for a part of it, 2 for an argument of that. */
  readonly depth: number;
  /** What it is called, without what it belongs to. */
  readonly name: readonly Term[];
  /** All words of its title. */
  readonly titleTerms: () => readonly Term[];
  /** Its other texts, and how much a word counts there. */
  readonly fields: readonly (readonly [weight: number, terms: readonly Term[]])[];
}

/** How much a word counts in each place; 1 is the title of a guide. */
const weights = { description: 0.6, page: 0.5, owner: 0.5, type: 0.3, summary: 0.45 };
export const textWeight = 0.35;

export function symbolEntry(record: SymbolRecord): Entry {
  const { kind, name, label, type, description, path, isDeprecated, depth } = record;
  const owner = depth === 0 ? '' : label.slice(0, label.lastIndexOf(name));
  return {
    ...{ kind, title: label, context: type, description, path, isDeprecated, depth },
    name: findNameTerms(name),
    // Of thousands of names few are asked for.
    titleTerms: once(() => findNameTerms(label)),
    fields: [
      [weights.owner, findNameTerms(owner)],
      [weights.type, findNameTerms(type)],
      [weights.summary, findTerms(description)],
    ],
  };
}

/** The page, and each of its sections. */
export function guideEntries(guide: GuideRecord): Entry[] {
  const { kind, title, description, path, sections } = guide;
  const name = findTerms(title);
  const common = { kind, isDeprecated: false };
  return [
    {
      ...common,
      ...{ title, context: '', description, path, depth: 0, name },
      titleTerms: () => name,
      fields: [[weights.description, findTerms(description)]],
    },
    ...sections.map(([heading, anchor]): Entry => {
      const terms = findTerms(heading);
      return {
        ...common,
        ...{ title: heading, context: title, description: '', path: `${path}#${anchor}`, depth: 1 },
        ...{ name: terms, titleTerms: () => terms, fields: [[weights.page, name]] },
      };
    }),
  ];
}

/** The entry under each of its other titles. */
export function aliasEntries(entry: Entry, { aliases, literals }: SearchWords): Entry[] {
  const titles = [
    ...(aliases[entry.path] ?? []).map(findAliasTerms),
    ...(literals[entry.path] ?? []).map(findLiteralTerms),
  ];
  return titles.map((name) => ({
    ...entry,
    ...{ name, titleTerms: () => name, fields: [[weights.owner, entry.name]] },
  }));
}

/** Texts by path of their entry. */
export function textsOf(
  file: TextFile,
  records: readonly SymbolRecord[],
  guides: readonly GuideRecord[],
): Map<string, string> {
  return new Map([
    ...records.map(({ path }, index) => [path, file.descriptions[index] ?? ''] as const),
    ...guides.flatMap(({ path, sections }) => {
      const [intro = '', ...rest] = file.pages[path] ?? [];
      return [
        [path, intro] as const,
        ...sections.map(([, anchor], index) => [`${path}#${anchor}`, rest[index] ?? ''] as const),
      ];
    }),
  ]);
}

export function isProse(kind: ResultKind | undefined): boolean {
  return kind === 'guide' || kind === 'post';
}
