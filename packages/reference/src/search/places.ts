import type { GuideRecord, SymbolRecord, TextFile } from './records';
import type { SearchWords } from './search-words';
import type { Term } from './terms';
import {
  findQueryTerms,
  findTerms,
  findAliasTerms,
  findLiteralTerms,
  findNameTerms,
} from './terms';
import type { WeightedTerm } from './text-index';
import { TextIndex, Topics } from './text-index';
import { once } from '../calls';
import type { ResultKind } from './kinds';

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
const textWeight = 0.35;

function symbolEntry(record: SymbolRecord): Entry {
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
function guideEntries(guide: GuideRecord): Entry[] {
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
function aliasEntries(entry: Entry, { aliases, literals }: SearchWords): Entry[] {
  const titles = [
    ...(aliases[entry.path] ?? []).map(findAliasTerms),
    ...(literals[entry.path] ?? []).filter(isOfWords).map(findLiteralTerms),
  ];
  return titles.map((name) => ({
    ...entry,
    ...{ name, titleTerms: () => name, fields: [[weights.owner, entry.name]] },
  }));
}

/** `task.created` is looked for as a whole: its words are those of whoever wants to create a task. */
function isOfWords(literal: string): boolean {
  return !/^\w+\.\w+$/.test(literal);
}

/** Texts by path of their entry. */
function textsOf(
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

/** Takes what a place scores in one way; of several ways the best counts. */
export type Rate = (path: string, score: number) => void;

/** Milliseconds of reading at a time. */
const turn = 12;

/** What counts beside the words that were found. */
const bonuses = { topic: 0.25, literal: 0.2 };

/** Everything with an address, by its words. */
export class Places {
  readonly #entries: readonly Entry[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #index = new TextIndex();
  readonly #topics = new Topics();
  #texts: ReadonlyMap<string, string> = new Map();

  constructor(
    readonly records: readonly SymbolRecord[],
    readonly guides: readonly GuideRecord[],
    readonly words: SearchWords,
  ) {
    const own = [...records.map(symbolEntry), ...guides.flatMap(guideEntries)];
    this.#numbers = new Map(own.map(({ path }, number) => [path, number]));
    this.#entries = [...own, ...own.flatMap((entry) => aliasEntries(entry, words))];
    for (const [number, { kind, name, fields, path }] of this.#entries.entries()) {
      this.#index.add(number, isProse(kind) ? 1 : 0.9, name);
      for (const [weight, terms] of fields) this.#index.add(number, weight, terms);
      if (number >= own.length || !isProse(kind)) continue;
      this.#topics.add(pageOf(path), [...name, ...fields.flatMap(([, terms]) => terms)]);
    }
  }

  at(path: string): Entry | undefined {
    return this.#entries[this.#numbers.get(path) ?? -1];
  }

  textOf(path: string): string {
    return this.#texts.get(path) ?? '';
  }

  /** Reads a little at a time, so that keys are answered meanwhile. */
  async read(file: TextFile): Promise<void> {
    this.#texts = textsOf(file, this.records, this.guides);
    let since = performance.now();
    for (const [path, text] of this.#texts) {
      const number = this.#numbers.get(path);
      if (number === undefined || text === '') continue;
      const terms = findTerms(text);
      this.#index.add(number, textWeight, terms);
      if (isProse(this.#entries[number]?.kind)) this.#topics.add(pageOf(path), terms);
      if (performance.now() - since < turn) continue;
      await new Promise((resume) => setTimeout(resume));
      since = performance.now();
    }
  }

  /** Scores the places that say a query. */
  find(query: string, rate: Rate): void {
    const found = this.#index.find(findQueryTerms(query));
    for (const [number, score] of found.scores) {
      const entry = this.#entries[number];
      if (entry === undefined) continue;
      const bonus =
        closeness(entry.titleTerms(), found.query) +
        bonuses.topic * this.#topics.find(pageOf(entry.path), found.query) +
        (this.#saysLiterally(entry.path, query) ? bonuses.literal : 0);
      rate(entry.path, (score + bonus) * this.#preference(entry));
    }
  }

  /** A command or a message is looked for as it stands. */
  #saysLiterally(path: string, query: string): boolean {
    return query.includes(' ') && this.textOf(path).includes(query);
  }

  #preference({ kind, depth, isDeprecated, path }: Entry): number {
    if (kind === 'post') return 0.8;
    if (kind !== 'guide') return (depth === 0 ? 0.95 : 0.75) * (isDeprecated ? 0.9 : 1);
    const isLater = this.words.later.some(
      (page) => path.startsWith(page) && /^(?:[#/]|$)/.test(path.slice(page.length)),
    );
    return (depth === 0 ? 1.05 : 1) * (isLater ? 0.85 : 1);
  }

  /** The query with each word that is nowhere replaced by the one that it means. */
  spell(query: string): string {
    return findQueryTerms(query).reduceRight((text, term) => {
      const correct = this.#index.correct(term);
      if (correct === undefined) return text;
      return text.slice(0, term.start) + correct + text.slice(term.end);
    }, query);
  }

  /** The query without the words that are nowhere. */
  known(query: string): string {
    const terms = findQueryTerms(query).filter((term) => this.#index.knows(term));
    return terms.map(({ text }) => text).join(' ');
  }
}

export function pageOf(path: string): string {
  return path.replace(/#.*/, '');
}

/** A title that says what was asked for and nothing else is closer than one that says more. */
function closeness(title: readonly Term[], query: readonly WeightedTerm[]): number {
  const words = title.filter(({ text }) => !text.includes(' '));
  const matches = title.flatMap((term) => {
    const likeness = Math.max(0, ...query.map((wanted) => likenessOf(term, wanted)));
    return likeness === 0 ? [] : [{ term, likeness }];
  });
  const said = words.reduce((sum, word) => {
    const here = matches.filter(({ term }) => term.start <= word.start && term.end >= word.end);
    return sum + Math.max(0, ...here.map(({ likeness }) => likeness));
  }, 0);
  const share = query
    .filter((wanted) => title.some((term) => likenessOf(term, wanted) > 0))
    .reduce((sum, wanted) => sum + wanted.share, 0);
  return (0.4 * share * said) / Math.max(1, words.length);
}

function likenessOf(term: Term, wanted: Term): number {
  if (term.text === wanted.text) return 1;
  if (term.stem === wanted.stem) return 0.9;
  if (term.group !== undefined && term.group === wanted.group) return 0.8;
  return wanted.text.length > 2 && term.text.startsWith(wanted.text) ? 0.6 : 0;
}
